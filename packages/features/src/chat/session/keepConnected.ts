import { type LiveSocket, RECONNECT_MS } from '../../platform/socket';
import type { EnteredRoom } from './chatSession.types';

/** Tells of the connection, and brings it back where Socket.IO does not do so by itself. */
export function keepConnected(
  socket: LiveSocket,
  { writer, session, lifetime, dispatch, createRoom }: EnteredRoom,
): void {
  const freshenToken = () => void session.getToken().catch(() => null);
  let isRetrying = false;

  socket.on('connect', () => dispatch({ type: 'connected' }));
  socket.on('disconnect', (reason: string) => {
    dispatch({ type: 'disconnected' });
    // A fresh token is at hand before the first new attempt.
    if (writer) freshenToken();
    // Socket.IO does not come back by itself when the server closed the connection.
    if (reason === 'io server disconnect') lifetime.later(RECONNECT_MS, () => socket.connect());
  });
  socket.on('connect_error', () => {
    dispatch({ type: 'connectFailed', isRefused: socket.active === false });
    // Nor when the server refused it. Then the token may be at fault, of which a call is told
    // properly.
    if (isRetrying || socket.active) return;
    isRetrying = true;
    lifetime.later(RECONNECT_MS, () => {
      isRetrying = false;
      createRoom(() => void (socket.connected || socket.connect()));
    });
  });
  socket.on('sessionEnded', session.ended ?? freshenToken);
}
