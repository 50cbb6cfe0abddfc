import { useId, useMemo, useState } from 'react';
import { classNames } from '../classNames';
import { visuallyHidden } from '../theme';
import { ChatAnnouncer } from './ChatAnnouncer';
import { ChatComposer } from './ChatComposer';
import { ChatHeader } from './ChatHeader';
import { ChatList } from './ChatList';
import * as styles from './ChatRoom.css';
import type { ChatAnnounceMode, ChatConnection, ChatRoomMessage, ChatViewer } from './ChatRoom.types';
import { chatRoomCopy, type ChatRoomCopy } from './copy';

export interface ChatRoomProps {
  /** Oldest first. Older ones may be put before them at any time; the reader's place is kept. */
  messages: readonly ChatRoomMessage[];
  connection: ChatConnection;
  /** People in the room; shown only while `online`. Null while it is not known. */
  onlineCount?: number | null;
  /** The person at the keyboard; null when signed out. */
  viewer: ChatViewer | null;
  /** Shows placeholders instead of the empty text. @default false */
  isLoadingHistory?: boolean;
  /** Offers older messages at the top and asks for them when one scrolls there. @default false */
  hasOlder?: boolean;
  onLoadOlder?: () => void;
  /** Gets trimmed text that is not empty. */
  onSend: (text: string) => void;
  /** A signed-out person tried to send. Without it the room says so below the field. */
  onSignedOutSend?: () => void;
  /** Sends a failed message again. */
  onRetry?: (id: string) => void;
  /** Gives up a failed message. */
  onDiscard?: (id: string) => void;
  /** Shows the Close button. */
  onClose?: () => void;
  /** Address of a person's profile; without it names are no links. */
  hrefFor?: (username: string) => string;
  /** What is read out; leave it out and the room remembers the choice itself. */
  announce?: ChatAnnounceMode;
  onAnnounceChange?: (mode: ChatAnnounceMode) => void;
  /** Name of the room. @default 'Live chat' */
  title?: string;
  /** Level of the title; days stand one below. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Longest message in characters. */
  maxLength?: number;
  /** BCP 47 language of dates and times. @default the browser's */
  locale?: string;
  /** IANA time zone of days and times. @default the viewer's */
  timeZone?: string;
  labels?: Partial<ChatRoomCopy>;
  className?: string;
}

/** A live chat room: header, messages, field. */
export function ChatRoom({ messages, connection, onlineCount, viewer, isLoadingHistory = false, announce, onAnnounceChange, title, headingLevel = 2, className, ...props }: ChatRoomProps) {
  const labels = useMemo(() => ({ ...chatRoomCopy, ...props.labels }), [props.labels]);
  const [ownAnnounce, setOwnAnnounce] = useState<ChatAnnounceMode>('all');
  const mode = announce ?? ownAnnounce;
  const name = title ?? labels.title;
  const noteId = useId();
  const note = connection === 'reconnecting' ? labels.reconnectingNote : connection === 'offline' ? labels.offlineNote : '';

  return (
    <section aria-label={name} aria-describedby={note ? noteId : undefined} className={classNames(styles.room, className)}>
      <ChatHeader
        title={name}
        headingLevel={headingLevel}
        connection={connection}
        onlineCount={onlineCount}
        announce={mode}
        onAnnounceChange={(next) => {
          setOwnAnnounce(next);
          onAnnounceChange?.(next);
        }}
        onClose={props.onClose}
        labels={labels}
      />
      <output id={noteId} className={note ? styles.note : visuallyHidden}>
        {note}
      </output>
      <ChatList
        messages={messages}
        viewer={viewer}
        isLoadingHistory={isLoadingHistory}
        hasOlder={props.hasOlder}
        onLoadOlder={props.onLoadOlder}
        hrefFor={props.hrefFor}
        onRetry={props.onRetry}
        onDiscard={props.onDiscard}
        locale={props.locale}
        timeZone={props.timeZone}
        headingLevel={headingLevel + 1}
        roomName={name}
        labels={labels}
      />
      <ChatAnnouncer key={mode} messages={messages} isReady={!isLoadingHistory} mode={mode} viewer={viewer} labels={labels} />
      <ChatComposer isSignedOut={!viewer} maxLength={props.maxLength} onSend={props.onSend} onSignedOutSend={props.onSignedOutSend} labels={labels} />
    </section>
  );
}
