import type { TextsOf } from '../../primitives/messages';
import { useRef } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { classNames } from '../../theme/classNames';
import { Icon, type IconName } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { StatusMark } from '../../primitives/StatusDot/StatusMark';
import { Tooltip } from '../../primitives/Tooltip';
import { visuallyHidden } from '../../theme';
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
  /**
   * Name of whoever caused it: stands out where `content` has it, and its initials where there is
   * no picture.
   */
  actorName?: string | undefined;
  /**
   * Whether `content` says the type in other words, which then is for assistive technology alone.
   * @default false, unless the word stands in `content`
   */
  isTypeSaid?: boolean;
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
  const { id, content, contentLang, isRead, dateTime, timeLabel } = item;
  const sentence = (
    <bdi lang={contentLang} className={styles.sentence}>
      <Sentence item={item} />
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
        {!isRead && <StatusMark dot={styles.dot} label={text.unread} isLabelHidden />}
      </span>
      <Picture item={item} />
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
          <Type item={item} text={text} />
        </p>
      </div>
      {!isRead && (
        <Tooltip content={text.markRead}>
          <IconButton
            label={`${text.markRead}: ${content}`}
            icon={<Icon name="check" />}
            className={styles.markRead}
            onPress={() => {
              // The button goes at once; from the row, Tab leads on to the next one.
              row.current?.focus({ preventScroll: true });
              onMarkRead(id);
            }}
          />
        </Tooltip>
      )}
    </li>
  );
}

/** What happened, in which the name of whoever caused it stands out. */
function Sentence({ item: { content, actorName } }: { item: NotificationItem }) {
  const at = actorName ? content.indexOf(actorName) : -1;
  if (!actorName || at < 0) return content;
  return (
    <>
      {content.slice(0, at)}
      <span className={styles.actor}>{actorName}</span>
      {content.slice(at + actorName.length)}
    </>
  );
}

/** Whoever caused it, with a small mark of the kind; the mark alone where nobody is known. */
function Picture({ item: { type, content, image, actorName } }: { item: NotificationItem }) {
  const icon = icons[type] ?? 'bell';
  if (!image && !actorName)
    return (
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
    );
  return (
    <span className={styles.picture}>
      <Avatar name={actorName ?? content} src={image ?? null} isDecorative />
      <span className={styles.kindMark}>
        <Icon name={icon} size={16} />
      </span>
    </span>
  );
}

/** The word of the kind, to the eye only where the sentence has not said it. */
function Type({
  item: { type, content, isTypeSaid = false },
  text,
}: Pick<NotificationRowProps, 'item' | 'text'>) {
  const kind = type.replaceAll('_', ' ');
  if (isTypeSaid || content.toLowerCase().includes(kind.toLowerCase()))
    return <span className={visuallyHidden}>{text.kind(kind)}</span>;
  return (
    <>
      <span aria-hidden="true">·</span>
      <span className={styles.type}>{text.kind(kind)}</span>
    </>
  );
}
