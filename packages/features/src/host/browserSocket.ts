import { SOCKET_RECONNECTION } from '@clubline/contract';
import type { LiveSocket, SocketFactory } from './liveSocket';

/** Sockets to the backend that serves `apiBase`, on the path `/socket.io`. The client library loads when first needed. */
export function createBrowserSocketFactory(apiBase: string): SocketFactory {
  return async ({ getToken, getTokenNow, isReader = false }) => {
    const { io } = await import('socket.io-client');
    const origin = /^https?:\/\//.test(apiBase) ? new URL(apiBase).origin : undefined;
    const socket = io(origin ?? '', {
      path: '/socket.io',
      transports: ['websocket'],
      autoConnect: false,
      forceNew: true,
      query: { token: getTokenNow() ?? '' },
      auth: (give) => {
        if (isReader) return give({ reader: true });
        getToken().then(
          (token) => give({ token }),
          () => give({}),
        );
      },
      reconnectionDelay: SOCKET_RECONNECTION.delay,
      reconnectionDelayMax: SOCKET_RECONNECTION.delayMax,
      randomizationFactor: SOCKET_RECONNECTION.randomizationFactor,
      timeout: SOCKET_RECONNECTION.timeout,
    });
    // The address is built anew for each attempt, so a token refreshed meanwhile goes along.
    socket.io.on('reconnect_attempt', () => {
      socket.io.opts.query = { token: getTokenNow() ?? '' };
    });
    return socket satisfies LiveSocket;
  };
}
