export { createBrowserSocketFactory } from './browserSocket';
export { catchUpDelay } from './catchUpDelay';
export type { LiveSocket, SocketFactory } from './liveSocket';
export { shareSockets } from './sharedSocket';
