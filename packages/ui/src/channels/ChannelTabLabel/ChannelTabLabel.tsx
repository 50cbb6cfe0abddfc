import { forwardRef } from 'react';
import { cappedCount } from '../../primitives/cappedCount';
import { useMessages, type Labels } from '../../primitives/messages';
import { base, visuallyHidden } from '../../theme';
import { classNames } from '../../theme/classNames';
import { channelTabLabelMessages } from './messages';
import * as styles from './ChannelTabLabel.css';

export interface ChannelTabLabelProps {
  /** What the channel is called. */
  name: string;
  /** Messages in it that the viewer has not read; beyond 99 it says 99+. @default 0 */
  unreadCount?: number | undefined;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof channelTabLabelMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** What a Tab for a channel holds: its name, and how much in it is unread. */
export const ChannelTabLabel = forwardRef<HTMLSpanElement, ChannelTabLabelProps>(
  function ChannelTabLabel({ name, unreadCount = 0, labels, className }, ref) {
    const text = useMessages(channelTabLabelMessages, labels);
    const unread = cappedCount(unreadCount);
    return (
      <span ref={ref} className={classNames(base, styles.label, className)}>
        {unreadCount > 0 ? (
          <>
            <span className={visuallyHidden}>{text.unread(name, unread)}</span>
            <span aria-hidden="true">{name}</span>
            <span aria-hidden="true" dir="ltr" className={styles.count}>
              {unread}
            </span>
          </>
        ) : (
          name
        )}
      </span>
    );
  },
);
