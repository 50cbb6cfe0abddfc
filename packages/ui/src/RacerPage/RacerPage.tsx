import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames';
import * as styles from './RacerPage.css';

export interface RacerPageProps {
  header?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** The page of a racer: header over figures and words. */
export function RacerPage({ header, children, ref, className }: RacerPageProps) {
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
      {header}
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** Holds one form to a readable width, in the middle of the page. */
export function NarrowPage({
  children,
  ref,
  className,
}: Pick<RacerPageProps, 'children' | 'ref' | 'className'>) {
  return (
    <div ref={ref} className={classNames(styles.narrow, className)}>
      {children}
    </div>
  );
}
