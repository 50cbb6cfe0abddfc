import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useClubline } from '../provider';
import { useSession } from '../session';
import { initialChatState, shownMessages } from './chat.machine';
import { createUnsentStore } from './chat.unsent';
import { createChatSession, type ChatSession } from './createChatSession';

/** The live room of a match or an event, from entering to leaving; signing out leaves it. */
export function useChatRoom(matchId: string) {
  const { client, session, socketFactory, clock, storage } = useClubline();
  const { user, status } = useSession();
  const { id, username, profilePicture } = user ?? {};

  const chat = useMemo<ChatSession | null>(() => {
    if (id === undefined || username === undefined) return null;
    let serial = 0;
    const store = createUnsentStore(storage.session, id, matchId);
    const seed = Array.from(globalThis.crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
    return createChatSession({
      matchId,
      writer: { id, username, avatarUrl: profilePicture ?? null },
      client,
      socketFactory,
      session,
      clock,
      newId: () => `${seed}-${(serial += 1)}`,
      // What comes late must not write into the storage of the person who signed in next.
      unsent: { ...store, write: (unsent) => void (session.getSnapshot().user?.id === id && store.write(unsent)) },
      // The protocol says that a refused join is only logged.
      // oxlint-disable-next-line no-console
      log: (text) => console.warn(`[live chat] ${text}`),
    });
  }, [matchId, id, username, profilePicture, client, socketFactory, session, clock, storage]);

  useEffect(() => chat?.open(), [chat]);
  const state = useSyncExternalStore(chat?.subscribe ?? never, chat?.getSnapshot ?? initially, initially);
  const messages = useMemo(() => shownMessages({ messages: state.messages, outbox: state.outbox }), [state.messages, state.outbox]);

  return {
    viewer: useMemo(() => (id !== undefined && username !== undefined ? { id, username } : null), [id, username]),
    messages,
    connection: status === 'signedOut' ? ('signedOut' as const) : state.connection === 'closed' ? ('connecting' as const) : state.connection,
    onlineCount: state.onlineCount,
    isLoadingHistory: status !== 'signedOut' && !state.isHistoryKnown,
    hasOlder: state.hasOlder,
    chat,
  };
}

const never = () => () => {};
const initially = () => initialChatState;
