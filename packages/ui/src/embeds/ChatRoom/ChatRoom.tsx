import { useId, useMemo, useState } from 'react';
import { classNames } from '../../theme/classNames';
import { base, visuallyHidden } from '../../theme';
import { ChatAnnouncer } from './ChatAnnouncer';
import { ChatComposer } from './ChatComposer';
import { ChatHeader } from './ChatHeader';
import { ChatList } from './ChatList';
import { older } from './ChatList.css';
import * as styles from './ChatRoom.css';
import type { ChatAnnounceMode, ChatRoomProps } from './ChatRoom.types';
import { chatRoomMessages } from './messages';

/** A live chat room: header, messages, field. */
export function ChatRoom({
  messages,
  connection,
  problem,
  onRetryConnection,
  onlineCount,
  pauseSeconds = 0,
  viewer,
  isLoadingHistory,
  announce,
  onAnnounceChange,
  title,
  headingLevel = 2,
  className,
  ...props
}: ChatRoomProps) {
  const labels = useMemo(() => ({ ...chatRoomMessages, ...props.labels }), [props.labels]);
  const [ownAnnounce, setOwnAnnounce] = useState<ChatAnnounceMode>('all');
  const mode = announce ?? ownAnnounce;
  const name = title ?? labels.title;
  const noteId = useId();
  const isPaused = connection === 'online' && pauseSeconds > 0;
  // Why nothing can be read or sent, if so: read out once, without the seconds.
  const note = labels[problem ?? (`${isPaused ? 'paused' : connection}Note` as 'pausedNote')];
  const canRetry = onRetryConnection && (problem || connection === 'offline');

  return (
    <section
      aria-label={name}
      aria-describedby={note ? noteId : undefined}
      className={classNames(styles.room, className)}
    >
      <ChatHeader
        title={name}
        headingLevel={headingLevel}
        // A room that there is not is reached in no way.
        connection={problem === 'unknownRoom' ? undefined : connection}
        onlineCount={onlineCount}
        announce={mode}
        onAnnounceChange={(next) => {
          setOwnAnnounce(next);
          onAnnounceChange?.(next);
        }}
        onClose={props.onClose}
        labels={labels}
      />
      <div className={note ? styles.note : visuallyHidden}>
        <output id={noteId} className={base}>
          {note}
          {isPaused && <span aria-hidden>{labels.pausedFor(pauseSeconds)}</span>}
        </output>
        {canRetry && (
          <button type="button" className={older} onClick={onRetryConnection}>
            {labels.retry}
          </button>
        )}
      </div>
      <ChatList
        {...props}
        messages={messages}
        viewer={viewer}
        isLoadingHistory={isLoadingHistory}
        emptyText={connection === 'signedOut' ? labels.signedOutEmpty : problem ? '' : labels.empty}
        headingLevel={headingLevel + 1}
        roomName={name}
        labels={labels}
      />
      <ChatAnnouncer
        key={mode}
        messages={messages}
        isLoadingHistory={isLoadingHistory}
        mode={mode}
        viewer={viewer}
        labels={labels}
      />
      <ChatComposer {...props} isSignedOut={!viewer} labels={labels} />
    </section>
  );
}
