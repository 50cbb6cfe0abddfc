export { CLUBS_KEY, COLLECTION_TIME, LIFETIMES, STALE_TIME, USER_KEY } from './cacheRules';
export { CACHE_PREFIX, createStoredCache } from './createStoredCache';
export type { StoredCache } from './createStoredCache';
export { QueryCacheProvider } from './QueryCacheProvider';
export type { QueryCacheProviderProps } from './QueryCacheProvider';
