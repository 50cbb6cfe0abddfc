import { memo, type ReactNode } from 'react';
import { AvatarPicture } from '../../primitives/Avatar/AvatarPicture';
import { classNames } from '../../theme/classNames';
import { base, visuallyHidden } from '../../theme';
import * as styles from './ChatRow.css';
import { withLinks } from './withLinks';
import type { ChatMessageState, ChatRoomMessage } from './chat.types';
import type { ChatRoomTexts } from './messages';

interface ChatRowProps {
  message: ChatRoomMessage;
  /** The time of day as it is shown. */
  time: string;
  isOwn: boolean;
  href: string | undefined;
  renderBelowText: ((text: string) => ReactNode) | undefined;
  labels: ChatRoomTexts;
  onRetry: ((id: string) => void) | undefined;
  onDiscard: ((id: string) => void) | undefined;
}

/** One message: who, when, what and, for one's own, how far it has come. */
export const ChatRow = memo(function ChatRow({
  message,
  time,
  isOwn,
  href,
  renderBelowText,
  labels,
  onRetry,
  onDiscard,
}: ChatRowProps) {
  const { id, state, username, partner } = message;
  const name = classNames(styles.name, isOwn && styles.ownName);
  const isSent = state === 'sent';
  const problem = state && (styles.problems as Partial<Record<ChatMessageState, string>>)[state];
  return (
    <li className={styles.row}>
      <AvatarPicture
        name={username}
        src={message.avatarUrl}
        isDecorative
        className={styles.picture}
      />
      <div className={styles.body}>
        <p className={styles.meta}>
          {href ? (
            <a href={href} dir="auto" className={classNames(name, styles.link)}>
              {username}
            </a>
          ) : (
            <span dir="auto" className={name}>
              {username}
            </span>
          )}
          {partner && <span className={styles.partner}>{labels.partner(partner)}</span>}
          {isOwn && <span className={styles.you}>{labels.you}</span>}
          <time dateTime={message.sentAt} className={styles.time} suppressHydrationWarning>
            {time}
          </time>
          {state && !problem && (
            <span className={styles.time}>
              {isSent && (
                <span aria-hidden className={base}>
                  ✓
                </span>
              )}
              <span className={isSent ? visuallyHidden : base}>{labels[state]}</span>
            </span>
          )}
        </p>
        <p dir="auto" className={classNames(styles.text, state && !isSent && styles.pendingText)}>
          {withLinks(message.text)}
        </p>
        {renderBelowText?.(message.text)}
        {problem && (
          <p className={problem}>
            <svg aria-hidden viewBox="0 0 16 16" className={styles.sign}>
              <path d="M8 1.5 15 14H1zM8 6v4m0 1.5v1" />
            </svg>
            <span className={base}>
              {labels[state]}
              {message.note && `: ${message.note}`}
            </span>
            {onRetry && (
              <button type="button" className={styles.action} onClick={() => onRetry(id)}>
                {labels.retry}
              </button>
            )}
            {onDiscard && (
              <button type="button" className={styles.action} onClick={() => onDiscard(id)}>
                {labels.discard}
              </button>
            )}
          </p>
        )}
      </div>
    </li>
  );
});
