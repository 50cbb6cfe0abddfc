import { forwardRef, useId, useMemo, useState } from 'react';
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
export const ChatRoom = forwardRef<HTMLElement, ChatRoomProps>(function ChatRoom(given, ref) {
  const { messages, connection, problem, pauseSeconds = 0, viewer, headingLevel = 2 } = given;
  const labels = useMemo(() => ({ ...chatRoomMessages, ...given.labels }), [given.labels]);
  const [ownAnnounce, setOwnAnnounce] = useState<ChatAnnounceMode>('all');
  const mode = given.announce ?? ownAnnounce;
  const name = given.title ?? labels.title;
  const props = { ...given, labels, title: name, headingLevel };
  const noteId = useId();
  const isRemoved = problem === 'removed';
  // Nobody can sign in where nobody is reached.
  const isClosed = (problem === 'unreachable' && !viewer) || isRemoved || given.isReadOnly;
  const isPaused = connection === 'online' && pauseSeconds > 0;
  const state = `${isPaused ? 'paused' : connection}Note` as 'pausedNote';
  // Why nothing can be read or sent, if so: read out once, without the seconds. Who writes nothing
  // is promised nothing about it.
  const note = labels[problem ?? (viewer || !labels[state] ? state : 'unreachable')];
  const canRetry = given.onRetryConnection && !isRemoved && (problem || connection === 'offline');

  return (
    <section
      ref={ref}
      aria-label={name}
      aria-describedby={noteId}
      className={classNames(styles.room, given.className)}
    >
      <ChatHeader
        {...props}
        // A room that there is not is reached in no way.
        connection={problem === 'unknownRoom' ? undefined : connection}
        announce={mode}
        onAnnounceChange={(next) => {
          setOwnAnnounce(next);
          given.onAnnounceChange?.(next);
        }}
      />
      <div className={note ? styles.note : visuallyHidden}>
        <output id={noteId} className={base}>
          {note}
          {isPaused && <span aria-hidden>{labels.pausedFor(pauseSeconds)}</span>}
        </output>
        {canRetry && (
          <button type="button" className={older} onClick={given.onRetryConnection}>
            {labels.retry}
          </button>
        )}
      </div>
      <ChatList
        {...props}
        emptyText={
          connection === 'signedOut'
            ? labels.signedOutEmpty
            : problem
              ? ''
              : isClosed
                ? labels.readOnly
                : labels.empty
        }
      />
      <ChatAnnouncer {...props} key={mode} mode={mode} />
      {problem !== 'unknownRoom' && (
        <ChatComposer
          {...props}
          isClosed={isClosed}
          // Said once: in the list while that is empty. Until then its line is kept.
          closedText={messages[0] ? labels.readOnly : given.isLoadingHistory && '\xa0'}
        />
      )}
    </section>
  );
});
