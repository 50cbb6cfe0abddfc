import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './RacerPage.css';

export interface RacerPageProps {
  /** From edge to edge at the top: a RacerHeader. */
  header?: ReactNode;
  /** What the page holds. */
  children?: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The page of a racer: header over figures and words. */
export const RacerPage = forwardRef<HTMLDivElement, RacerPageProps>(function RacerPage(
  { header, children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
      {header}
      <div className={styles.body}>{children}</div>
    </div>
  );
});

/** Holds one form to a readable width, in the middle of the page. */
export const NarrowPage = forwardRef<
  HTMLDivElement,
  Pick<RacerPageProps, 'children' | 'className'>
>(function NarrowPage({ children, className }, ref) {
  return (
    <div ref={ref} className={classNames(styles.narrow, className)}>
      {children}
    </div>
  );
});
