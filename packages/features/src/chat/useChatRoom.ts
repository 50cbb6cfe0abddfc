import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { BEFORE_START } from '../session';
import { initialChatState, shownMessages } from './chat.machine';
import type { ChatPage } from './chat.types';
import { createUnsentStore } from './chat.unsent';
import { createChatSession, type ChatSession } from './createChatSession';

/** The live room of a match or an event, from entering to leaving; signing out leaves it. `isPublic` lets those read who are not signed in. */
export function useChatRoom(
  page: ChatPage,
  matchId: string,
  { isPublic = false }: { isPublic?: boolean } = {},
) {
  const { client, session, socketFactory, clock, storage, pictureAt } = page;
  const { user, status } = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
    beforeStart,
  );
  const { id, username, profilePicture } = user ?? {};
  const isReader = isPublic && status === 'signedOut';

  const chat = useMemo<ChatSession | null>(() => {
    const isWriter = id !== undefined && username !== undefined;
    if (!isWriter && !isReader) return null;
    let serial = 0;
    const store = isWriter ? createUnsentStore(storage.session, id, matchId) : undefined;
    const seed = Array.from(globalThis.crypto.getRandomValues(new Uint32Array(3)), (part) =>
      part.toString(36),
    ).join('');
    return createChatSession({
      matchId,
      writer: isWriter
        ? {
            id,
            username,
            avatarUrl: profilePicture ? (pictureAt?.(profilePicture) ?? profilePicture) : null,
          }
        : null,
      client,
      socketFactory,
      session,
      clock,
      pictureAt,
      newId: () => `${seed}-${(serial += 1)}`,
      // What comes late must not write into the storage of the person who signed in next.
      ...(store && {
        unsent: {
          ...store,
          write: (unsent) => void (session.getSnapshot().user?.id === id && store.write(unsent)),
        },
      }),
      // The protocol says that a refused join is only logged.
      // oxlint-disable-next-line no-console
      log: (text) => console.warn(`[live chat] ${text}`),
    });
  }, [
    matchId,
    id,
    username,
    profilePicture,
    isReader,
    client,
    socketFactory,
    session,
    clock,
    storage,
    pictureAt,
  ]);

  useEffect(() => chat?.open(), [chat]);
  const state = useSyncExternalStore(
    chat?.subscribe ?? never,
    chat?.getSnapshot ?? initially,
    initially,
  );
  const messages = useMemo(
    () => shownMessages({ messages: state.messages, outbox: state.outbox }),
    [state.messages, state.outbox],
  );

  const isShut = status === 'signedOut' && (!isReader || (state.isRefused && !state.wasOnline));

  return {
    viewer: useMemo(
      () => (id !== undefined && username !== undefined ? { id, username } : null),
      [id, username],
    ),
    messages,
    connection: isShut
      ? ('signedOut' as const)
      : state.connection === 'closed'
        ? ('connecting' as const)
        : state.connection,
    onlineCount: state.onlineCount,
    isLoadingHistory: !isShut && !state.isHistoryKnown,
    hasOlder: state.hasOlder,
    chat,
  };
}

const beforeStart = () => BEFORE_START;
const never = () => () => {};
const initially = () => initialChatState;
