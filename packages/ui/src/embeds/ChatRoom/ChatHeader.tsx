import { StatusDot } from '../../primitives/StatusDot';
import * as styles from './ChatHeader.css';
import type { ChatAnnounceMode, ChatConnection } from './ChatRoom.types';
import type { ChatRoomTexts } from './messages';

interface ChatHeaderProps {
  title: string;
  headingLevel: 2 | 3 | 4 | 5;
  connection: ChatConnection;
  onlineCount: number | null | undefined;
  announce: ChatAnnounceMode;
  onAnnounceChange: (mode: ChatAnnounceMode) => void;
  onClose: (() => void) | undefined;
  labels: ChatRoomTexts;
}

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
  // A count from before the connection broke would be a lie.
  const online = onlineCount == null ? labels.onlineUncounted : labels.online(onlineCount);
  const isLost = connection === 'reconnecting' || connection === 'offline';
  return (
    <header className={styles.header}>
      <div className={styles.names}>
        <Heading className={styles.title}>{title}</Heading>
        <StatusDot
          tone={connection === 'online' ? 'live' : isLost ? 'critical' : 'neutral'}
          label={connection === 'online' ? online : labels[connection]}
          className={styles.status}
        />
      </div>
      <label className={styles.announce}>
        <span className={styles.announceLabel}>{labels.announceLabel}</span>
        <select
          value={announce}
          className={styles.select}
          onChange={(event) => onAnnounceChange(event.target.value as ChatAnnounceMode)}
        >
          <option value="all">{labels.announceAll}</option>
          <option value="mentions">{labels.announceMentions}</option>
          <option value="off">{labels.announceOff}</option>
        </select>
      </label>
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose}>
          {labels.close}
        </button>
      )}
    </header>
  );
}
