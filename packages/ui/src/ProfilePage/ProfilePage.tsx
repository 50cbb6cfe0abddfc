import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames';
import * as styles from './ProfilePage.css';

export interface ProfilePageProps {
  header: ReactNode;
  /** Beside the content on wide pages, above it on narrow ones. */
  aside?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** The page of a person: header, what they do, and a card beside it. */
export function ProfilePage({ header, aside, children, ref, className }: ProfilePageProps) {
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
      {header}
      {(children || aside) && (
        <div className={styles.body}>
          <div className={styles.main}>{children}</div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
    </div>
  );
}
