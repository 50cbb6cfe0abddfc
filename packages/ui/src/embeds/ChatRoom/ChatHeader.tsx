import { StatusMark } from '../../primitives/StatusDot/StatusMark';
import { critical, live, neutral } from '../../primitives/StatusDot/StatusDot.css';
import { base } from '../../theme';
import * as styles from './ChatHeader.css';
import type { ChatConnection } from './chat.types';
import type { ChatAnnounceMode } from './ChatRoom.types';
import type { ChatRoomTexts } from './messages';

interface ChatHeaderProps {
  title: string;
  headingLevel: 2 | 3 | 4 | 5;
  connection: ChatConnection | undefined;
  onlineCount?: number | null | undefined;
  announce: ChatAnnounceMode;
  onAnnounceChange: (mode: ChatAnnounceMode) => void;
  onClose?: (() => void) | undefined;
  labels: ChatRoomTexts;
}

const dots: Partial<Record<ChatConnection, string>> = {
  online: live,
  reconnecting: critical,
  offline: critical,
};

/** Name of the room, how it is connected, what is read out and the way out. */
export function ChatHeader({
  title,
  headingLevel,
  connection,
  onlineCount,
  announce,
  onAnnounceChange,
  onClose,
  labels,
}: ChatHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.header}>
      <div className={styles.names}>
        <Heading className={styles.title}>{title}</Heading>
        {connection && (
          <StatusMark
            dot={dots[connection] ?? neutral}
            // A count from before the connection broke would be a lie, and so is none: whoever sees
            // it reads.
            label={
              connection !== 'online'
                ? labels[connection]
                : onlineCount
                  ? labels.online(onlineCount)
                  : labels.onlineUncounted
            }
            className={styles.status}
          />
        )}
      </div>
      <div className={styles.controls}>
        <label className={styles.announce}>
          {labels.announceLabel}
          <select
            value={announce}
            className={styles.select}
            onChange={(event) => onAnnounceChange(event.target.value as ChatAnnounceMode)}
          >
            <option className={base} value="all">
              {labels.announceAll}
            </option>
            <option className={base} value="mentions">
              {labels.announceMentions}
            </option>
            <option className={base} value="off">
              {labels.announceOff}
            </option>
          </select>
        </label>
        {onClose && (
          <button type="button" className={styles.close} onClick={onClose}>
            {labels.close}
          </button>
        )}
      </div>
    </header>
  );
}
