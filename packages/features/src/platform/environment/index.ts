export { createBrowserEnvironment } from './browserEnvironment';
export { createPageTimer, type PageTimer } from './createPageTimer';
export { type Clock, systemClock, type TimerId, wait } from './clock';
export { createEmbedEnvironment, type EmbedEnvironment } from './embedEnvironment';
export type { Environment, PageHead, ShrinkPicture, StorageChange } from './environment.types';
export { onWake } from './onWake';
export { createSafeStorage, type SafeStorage, type StorageArea } from './safeStorage';
