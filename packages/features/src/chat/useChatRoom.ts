import type { ChatConnection, ChatProblem } from '@clubline/ui/ChatRoom';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { avatarOf } from '../platform/client';
import { BEFORE_START } from '../platform/session';
import { isRemoval } from './removal';
import { initialChatState, shownMessages } from './chatMachine';
import type { ChatPage, ChatState } from './chat.types';
import { createUnsentStore } from './unsentMessages';
import type { ChatSession } from './session/chatSession.types';
import { createChatSession } from './session/createChatSession';

/**
 * The live room of a match or an event, from entering to leaving; signing out leaves it. `isPublic`
 * lets those read who are not signed in. What the last writer had not sent stays in sight of them
 * where they were removed.
 */
export function useChatRoom(
  page: ChatPage,
  roomId: string,
  isPublic?: boolean,
  lastWriterId?: string,
) {
  const { user, status, error } = useSyncExternalStore(
    page.session.subscribe,
    page.session.getSnapshot,
    beforeStart,
  );
  const { id, profilePicture, partner: mark } = user ?? {};
  const partner = mark?.name;
  const username = mark?.personName ?? user?.username;
  const isReader = isPublic && status === 'signedOut';
  const isRemoved = isReader && isRemoval(error);
  const writerId = isRemoved ? lastWriterId : id;

  const viewer = useMemo(
    () => (id && username !== undefined ? { id, username } : null),
    [id, username],
  );
  const chat = useMemo<ChatSession | null>(() => {
    if (!viewer && !isReader) return null;
    const { session, storage, pictureAt } = page;
    const store = writerId && createUnsentStore(storage.session, writerId, roomId, !viewer);
    return createChatSession({
      ...page,
      roomId,
      writer: viewer && {
        ...viewer,
        partner,
        avatarUrl: profilePicture ? avatarOf(pictureAt?.(profilePicture) ?? profilePicture) : null,
      },
      newId: createMessageIds(),
      // What comes late must not write into the storage of the person who signed in next.
      ...(store && {
        unsent: {
          ...store,
          write: (unsent) =>
            void (session.getSnapshot().user?.id === viewer?.id && store.write(unsent)),
        },
      }),
      // The protocol says that a refused join is only logged.
      // oxlint-disable-next-line no-console
      log: (text) => console.warn(`[live chat] ${roomId}: ${text}`),
    });
  }, [page, roomId, viewer, writerId, partner, profilePicture, isReader]);

  useEffect(() => chat?.open(), [chat]);
  const state = useSyncExternalStore(
    chat?.subscribe ?? never,
    chat?.getSnapshot ?? initially,
    initially,
  );

  const isShut = status === 'signedOut' && (!isReader || (state.isRefused && !state.wasOnline));

  // Whoever could not be signed in reads along, and so does who was removed. That the API is not
  // reached is no fault of a token, and is said once it is certain.
  const reason = isReader && error && state.isHistoryKnown ? 'signInFailed' : null;
  const seen = isShut ? null : (state.problem ?? reason);
  const problem: ChatProblem | null = isRemoved ? 'removed' : seen;

  return {
    viewer,
    problem,
    messages: shownMessages(state),
    connection: isShut ? 'signedOut' : connectionOf(state),
    onlineCount: state.onlineCount,
    pauseSeconds: state.pause,
    isLoadingHistory: !isShut && !state.isHistoryKnown && !state.problem,
    error,
    hasOlder: state.hasOlder,
    chat,
  };
}

/** How the room is reached, as far as it can be said that it is one. */
function connectionOf({ connection, problem, isHistoryKnown }: ChatState): ChatConnection {
  const isOnline = connection === 'online';
  if (problem === 'unknownRoom' || (problem && isOnline)) return 'offline';
  // A socket may open where the API is not, or may not be read: nothing is there to be read then.
  return connection === 'closed' || (isOnline && !isHistoryKnown) ? 'connecting' : connection;
}

/** Gives one id after the other, none of which another page gives. */
function createMessageIds() {
  let serial = 0;
  const seed = globalThis.crypto.getRandomValues(new Uint32Array(3)).join('');
  return () => `${seed}-${(serial += 1)}`;
}

const beforeStart = () => BEFORE_START;
const never = () => () => {};
const initially = () => initialChatState;
