import type { ApiClient } from '../../platform/client';
import { loadChatHistory, statusOf } from '../chat.calls';
import type { ChatEffectHandlers } from '../chat.types';
import type { EnteredRoom } from './chatSession.types';

/** Loads what the machine asks for of the history. */
export function historyEffects(room: EnteredRoom): ChatEffectHandlers<'loadHistory' | 'loadOlder'> {
  const { roomId, writer, client, lifetime, dispatch, read } = room;
  const reading: Pick<ApiClient, 'get'> = writer
    ? client
    : { get: (path, call) => client.get(path, { ...call, skipAuth: true }) };

  return {
    loadHistory({ request, after }) {
      lifetime.call(
        (signal) => loadChatHistory(reading, roomId, after ? `after=${after}` : '', read, signal),
        (page) => dispatch({ type: 'historyLoaded', request, after, ...page }),
        (error) => dispatch({ type: 'historyFailed', request, status: statusOf(error) }),
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
