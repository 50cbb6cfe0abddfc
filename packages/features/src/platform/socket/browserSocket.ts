import { SOCKET_RECONNECTION } from '@clubline/contract';
import type { NodeWebSocket as WebSocketTransport } from 'socket.io-client';
import type { LiveSocket, LiveSocketOptions, SocketFactory } from './liveSocket';

/** Loads the client library, a part of the script of its own. */
export const loadLiveClient = () => import('./liveClient');

/**
 * Sockets to the backend that serves `apiBase`, on the path `/socket.io`. The client library loads
 * when first needed.
 */
export function createBrowserSocketFactory(apiBase: string): SocketFactory {
  return async ({ getToken, getTokenNow, isReader = false }) => {
    const { io, NodeWebSocket } = await loadLiveClient();
    const socket = io(/^https?:\/\//.test(apiBase) ? new URL(apiBase).origin : '', {
      path: '/socket.io',
      transports: [
        withFreshToken(NodeWebSocket, isReader ? () => Promise.resolve(null) : getToken),
      ],
      autoConnect: false,
      forceNew: true,
      query: { token: (!isReader && getTokenNow()) || '' },
      // Servers may read the token here too, where no log of addresses keeps it.
      auth: (give) => give(isReader ? { reader: true } : { token: getTokenNow() }),
      reconnectionDelay: SOCKET_RECONNECTION.delay,
      reconnectionDelayMax: SOCKET_RECONNECTION.delayMax,
      randomizationFactor: SOCKET_RECONNECTION.randomizationFactor,
      timeout: SOCKET_RECONNECTION.timeout,
    });
    return socket satisfies LiveSocket;
  };
}

/**
 * The address holds the token, so each attempt, the first and every later one, waits for one that
 * is fresh.
 */
function withFreshToken(
  Transport: typeof WebSocketTransport,
  getToken: LiveSocketOptions['getToken'],
): typeof WebSocketTransport {
  return class extends Transport {
    override doOpen() {
      const open = (token: string | null) => {
        // Given up meanwhile.
        if (this.readyState !== 'opening') return;
        this.query['token'] = token ?? '';
        super.doOpen();
      };
      getToken().then(open, () => open(null));
      return this;
    }
  };
}
