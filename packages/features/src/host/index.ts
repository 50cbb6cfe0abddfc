export { systemClock } from './clock';
export type { Clock, TimerId } from './clock';
export type { ExclusiveRun, Host, StorageChange } from './host.types';
export { createSafeStorage } from './safeStorage';
export type { SafeStorage, StorageArea } from './safeStorage';
export type { LiveSocket, LiveSocketOptions, SocketFactory } from './liveSocket';
export { createBrowserSocketFactory } from './browserSocket';
export { shareSockets } from './sharedSocket';
export { createBrowserHost } from './browserHost';
