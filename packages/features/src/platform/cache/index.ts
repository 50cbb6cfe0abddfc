export { loadAgain } from './loadAgain';
export { QueryCacheProvider } from './QueryCacheProvider';
export { CLUBS_KEY, clubScope, STALE_TIME, USER_KEY } from './cacheRules';
export { type CacheMonitor, createCacheMonitor } from './createCacheMonitor';
export { createQueryCache, type QueryCache } from './createQueryCache';
export { CACHE_PREFIX, createStoredCache, type StoredCache } from './createStoredCache';
export { statusOf } from './statusOf';
export { useStoredShape } from './useStoredShape';
export { useChangeable } from './useChangeable';
