import { forwardRef } from 'react';
import { classNames } from '../../theme/classNames';
import { useMessages, type Labels } from '../../primitives/messages';
import { pageProgressMessages } from './messages';
import * as styles from './PageProgress.css';

export interface PageProgressProps {
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof pageProgressMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * A line along the upper edge of the page while the next one is on its way; mounted for as long.
 * Waits a moment before it shows. Unlike `ProgressBar` it stands on every page, the first one
 * included, so it brings no code but its own.
 */
export const PageProgress = forwardRef<HTMLDivElement, PageProgressProps>(function PageProgress(
  { labels, className },
  ref,
) {
  const text = useMessages(pageProgressMessages, labels);
  return (
    <div
      ref={ref}
      role="progressbar"
      aria-label={text.label}
      className={classNames(styles.track, className)}
    >
      <div className={styles.running} />
    </div>
  );
});
