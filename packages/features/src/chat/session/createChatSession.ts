import type { ChatEvent, Writer } from '../chat.types';
import { initialChatState, stepChat } from '../chatMachine';
import type { ChatSession, ChatSessionOptions } from './chatSession.types';
import { enterRoom } from './enterRoom';

/** Who writes nothing, so that only the id is looked at. */
const NOBODY = { id: '' } as Writer;

/** Makes a session of one room. */
export function createChatSession(options: ChatSessionOptions): ChatSession {
  const { writer, clock, newId, unsent } = options;
  const listeners = new Set<() => void>();
  // What a test has left on its page hears of nothing once that page has gone.
  const { window } = globalThis;
  let state = initialChatState;
  let room: ReturnType<typeof enterRoom> | undefined;

  const getState = () => state;
  const dispatch = (event: ChatEvent) => {
    const before = state;
    const [next, effects] = stepChat(before, event, writer ?? NOBODY);
    state = next;
    const { outbox, knowsClientIds } = next;
    const isUnsentChanged = outbox !== before.outbox || knowsClientIds !== before.knowsClientIds;
    if (isUnsentChanged && event.type !== 'opened') unsent?.write({ outbox, knowsClientIds });
    for (const effect of effects) room?.run(effect);
    if (next !== before && globalThis.window === window) for (const listen of listeners) listen();
  };
  const close = () => {
    room?.leave();
    room = undefined;
  };

  return {
    getSnapshot: getState,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      close();
      const entered = enterRoom(options, { dispatch, getState });
      room = entered;
      dispatch({ type: 'opened', ...(unsent && { unsent: unsent.read(clock.now()) }) });
      return () => void (room === entered && close());
    },
    send: (text) =>
      void (writer && dispatch({ type: 'sent', id: newId(), text, now: clock.now() })),
    retry: (id) => dispatch({ type: 'retried', id }),
    discard: (id) => dispatch({ type: 'discarded', id }),
    reconnect: () => dispatch({ type: 'reconnectWanted' }),
    loadOlder: () => dispatch({ type: 'olderWanted' }),
  };
}
