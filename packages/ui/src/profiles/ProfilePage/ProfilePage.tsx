import { forwardRef, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames';
import * as styles from './ProfilePage.css';

export interface ProfilePageProps {
  /** From edge to edge at the top: a ProfileHeader. */
  header: ReactNode;
  /** Beside the content on wide pages, above it on narrow ones. */
  aside?: ReactNode;
  /** The main column: posts, and the field to write one. */
  children?: ReactNode;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** The page of a person: header, what they do, and a card beside it. */
export const ProfilePage = forwardRef<HTMLDivElement, ProfilePageProps>(function ProfilePage(
  { header, aside, children, className },
  ref,
) {
  return (
    <div ref={ref} className={classNames(styles.page, className)}>
      {header}
      {(children || aside) && (
        <div className={styles.box}>
          <div className={styles.body}>
            <div className={styles.main}>{children}</div>
            {aside && <div className={styles.aside}>{aside}</div>}
          </div>
        </div>
      )}
    </div>
  );
});
