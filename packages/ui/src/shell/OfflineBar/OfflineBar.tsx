import { forwardRef } from 'react';
import { Icon } from '../../primitives/Icon';
import { classNames } from '../../theme/classNames';
import * as styles from './OfflineBar.css';

export interface OfflineBarProps {
  /** That there is no connection; nothing is shown, and nothing announced, while it is empty. */
  title: string;
  /** How old what is shown is. @default nothing */
  description?: string;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * A strip along the lower edge of the page that says that there is no connection. Mounted all the
 * time, so that what it says is announced.
 */
export const OfflineBar = forwardRef<HTMLDivElement, OfflineBarProps>(function OfflineBar(
  { title, description, className },
  ref,
) {
  return (
    <div ref={ref} role="status" className={classNames(title && styles.bar, className)}>
      {title && (
        <>
          <Icon name="wifi-off" size={16} className={styles.icon} />
          <p className={styles.words}>
            <strong className={styles.title}>{title}</strong> {description}
          </p>
        </>
      )}
    </div>
  );
});
