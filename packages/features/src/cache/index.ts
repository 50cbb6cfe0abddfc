export { CLUBS_KEY, COLLECTION_TIME, LIFETIMES, STALE_TIME, USER_KEY } from './cacheRules';
export { createCacheMonitor, MONITOR_ENTRIES, MONITOR_WINDOW } from './createCacheMonitor';
export type { CacheMonitor, CacheRecord, CacheStatistics } from './createCacheMonitor';
export { createQueryCache } from './createQueryCache';
export type { QueryCache } from './createQueryCache';
export { CACHE_PREFIX, createStoredCache } from './createStoredCache';
export type { StoredCache } from './createStoredCache';
export { QueryCacheProvider } from './QueryCacheProvider';
export type { QueryCacheProviderProps } from './QueryCacheProvider';
