import type { ApiClient } from '../../platform/client';
import { loadChatHistory, statusOf } from '../chat.calls';
import type { ChatEffectHandlers } from '../chat.types';
import type { EnteredRoom } from './chatSession.types';

/**
 * What was missed and has not come after this time may have been asked for over a connection that
 * is dead and does not know it: it is asked for again beside that.
 */
const OVERDUE_MS = 8_000;

/** Loads what the machine asks for of the history. */
export function historyEffects(room: EnteredRoom): ChatEffectHandlers<'loadHistory' | 'loadOlder'> {
  const { roomId, writer, client, lifetime, dispatch, getState, read } = room;
  const reading: Pick<ApiClient, 'get'> = writer
    ? client
    : { get: (path, call) => client.get(path, { ...call, skipAuth: true }) };

  return {
    loadHistory({ request, after }) {
      const fail = (status: number) => dispatch({ type: 'historyFailed', request, status });
      lifetime.later(OVERDUE_MS, () => getState().catchUp === request && fail(0));
      lifetime.call(
        (signal) => loadChatHistory(reading, roomId, after ? `after=${after}` : '', read, signal),
        (page) => dispatch({ type: 'historyLoaded', request, after, ...page }),
        (error) => fail(statusOf(error)),
      );
    },
    loadOlder({ before }) {
      lifetime.call(
        (signal) => loadChatHistory(reading, roomId, `before=${before}`, read, signal),
        (page) => dispatch({ type: 'olderLoaded', ...page }),
        () => dispatch({ type: 'olderFailed' }),
      );
    },
  };
}
