import type { ApiClient } from '../../platform/client';
import { isMissingRoom, loadChatHistory, loadOlderMessages } from '../chat.calls';
import type { ChatEffectHandlers } from '../chat.types';
import type { EnteredRoom } from './chatSession.types';

/** Loads what the machine asks for of the history. */
export function historyEffects(room: EnteredRoom): ChatEffectHandlers<'loadHistory' | 'loadOlder'> {
  const { roomId, writer, client, clock, lifetime, dispatch, toShown } = room;
  const reading: Pick<ApiClient, 'get'> = writer
    ? client
    : { get: (path, call) => client.get(path, { ...call, skipAuth: true }) };

  return {
    loadHistory({ request, after, delayMs }) {
      const load = () =>
        lifetime.call(
          (signal) => loadChatHistory(reading, roomId, after, clock.now, signal),
          ({ messages, hasMore }) =>
            dispatch({
              type: 'historyLoaded',
              request,
              messages: messages.map(toShown),
              hasOlder: after === null ? hasMore : undefined,
            }),
          (error) => dispatch({ type: 'historyFailed', request, isMissing: isMissingRoom(error) }),
        );
      if (delayMs === 0) load();
      else lifetime.later(delayMs, load);
    },
    loadOlder({ before }) {
      lifetime.call(
        (signal) => loadOlderMessages(reading, roomId, before, clock.now, signal),
        ({ messages, hasMore }) =>
          dispatch({ type: 'olderLoaded', messages: messages.map(toShown), hasOlder: hasMore }),
        () => dispatch({ type: 'olderFailed' }),
      );
    },
  };
}
