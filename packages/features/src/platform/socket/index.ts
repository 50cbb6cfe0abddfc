export { createBrowserSocketFactory, loadLiveClient } from './browserSocket';
export { catchUpDelay } from './catchUpDelay';
export { checkSockets } from './checkedSocket';
export { RECONNECT_MS } from './reconnectDelay';
export type { LiveSocket, SocketFactory } from './liveSocket';
export { shareSockets } from './sharedSocket';
