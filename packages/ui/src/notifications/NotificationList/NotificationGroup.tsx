import type { TextsOf } from '../../primitives/messages';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../primitives/Badge';
import { Disclosure } from '../../primitives/Disclosure';
import type { notificationListMessages } from './messages';
import * as styles from './NotificationList.css';

interface NotificationGroupProps {
  kind: string;
  count: number;
  /** Whether there may be more of them than have been loaded. */
  isPartial: boolean;
  unreadCount: number;
  headingLevel: 2 | 3 | 4 | 5;
  text: TextsOf<typeof notificationListMessages>;
  children: ReactNode;
}

/**
 * Many of one kind under a heading with which they fold; folded, it still says how many are unread.
 */
export function NotificationGroup({
  kind,
  count,
  isPartial,
  unreadCount,
  headingLevel,
  text,
  children,
}: NotificationGroupProps) {
  const [isExpanded, setExpanded] = useState(true);
  const title = (
    <span className={styles.groupTitle}>
      {text.group(kind.replaceAll('_', ' '), count, isPartial)}
      {!isExpanded && unreadCount > 0 && (
        <Badge tone="accent">{text.groupUnread(unreadCount)}</Badge>
      )}
    </span>
  );
  return (
    <Disclosure
      title={title}
      headingLevel={headingLevel}
      isOpen={isExpanded}
      onOpenChange={setExpanded}
      className={styles.group}
    >
      <div className={styles.groupRows}>{children}</div>
    </Disclosure>
  );
}
