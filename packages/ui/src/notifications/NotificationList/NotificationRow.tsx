import type { TextsOf } from '../../primitives/messages';
import { useRef } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { Button } from '../../primitives/Button';
import { classNames } from '../../theme/classNames';
import { Icon, type IconName } from '../../primitives/Icon';
import { StatusDot } from '../../primitives/StatusDot';
import type { notificationListMessages } from './messages';
import * as styles from './NotificationList.css';

/** One thing that happened to a person. */
export interface NotificationItem {
  /** What the callbacks are called with; unique in the list. */
  id: string;
  /** e.g. `follow` or `club_invite`; one that has no word is shown with spaces for underscores. */
  type: string;
  /**
   * What happened, as a sentence in plain text. Its first letter outside of Unicode’s isolates says
   * from which side it is read.
   */
  content: string;
  /** Language of `content`, e.g. `en`, where it is another one than the page's. */
  contentLang?: string;
  /** Whether it was seen; an unread one has a dot and a button to mark it. */
  isRead: boolean;
  /** Address of the picture of whoever caused it. */
  image?: string | null;
  /** When it happened, as ISO 8601 with offset, e.g. `2026-03-01T18:00:00Z`. */
  dateTime: string;
  /** `dateTime` in words: '5m ago'. */
  timeLabel: string;
  /** Where it leads. */
  href?: string | null;
}

interface NotificationRowProps {
  item: NotificationItem;
  onMarkRead: (id: string) => void;
  onOpen?: (id: string) => void;
  rowRef?: (id: string, element: Element | null) => void;
  text: TextsOf<typeof notificationListMessages>;
}

const icons: Readonly<Record<string, IconName>> = {
  follow: 'user',
  comment: 'comment',
  reaction: 'heart',
  like: 'heart',
  mention: 'chat',
  message: 'chat',
  invitation: 'users',
  club_invite: 'users',
  club_join: 'users',
  result: 'trophy',
};

export function NotificationRow({ item, onMarkRead, onOpen, rowRef, text }: NotificationRowProps) {
  const { id, type, content, contentLang, isRead, image, dateTime, timeLabel } = item;
  const sentence = (
    <bdi lang={contentLang} className={styles.sentence}>
      {content}
    </bdi>
  );
  const row = useRef<HTMLLIElement | null>(null);
  return (
    <li
      ref={(element) => {
        row.current = element;
        rowRef?.(id, element);
      }}
      tabIndex={-1}
      className={classNames(styles.row, !isRead && styles.unread)}
    >
      <span className={styles.dotPlace}>
        {!isRead && (
          <StatusDot tone="positive" label={text.unread} isLabelHidden className={styles.dot} />
        )}
      </span>
      {image ? (
        <Avatar name={content} src={image} isDecorative />
      ) : (
        <span className={styles.mark}>
          <Icon name={icons[type] ?? 'bell'} />
        </span>
      )}
      <div className={styles.body}>
        <p className={styles.content}>
          {item.href ? (
            <a href={item.href} className={styles.link} onClick={() => onOpen?.(id)}>
              {sentence}
            </a>
          ) : (
            sentence
          )}
        </p>
        <p className={styles.meta}>
          <time dateTime={dateTime}>{timeLabel}</time>
          <span aria-hidden="true">·</span>
          <span className={styles.type}>{text.kind(type.replaceAll('_', ' '))}</span>
        </p>
      </div>
      {!isRead && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`${text.markRead}: ${content}`}
          className={styles.markRead}
          onPress={() => {
            // The button goes at once; from the row, Tab leads on to the next one.
            row.current?.focus({ preventScroll: true });
            onMarkRead(id);
          }}
        >
          {text.markRead}
        </Button>
      )}
    </li>
  );
}
