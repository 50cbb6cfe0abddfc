export { changeKnown } from './changeKnown';
export { askForPart } from './partsUnderWay';
export { loadAgain } from './loadAgain';
export { type BesideOption, QueryCacheProvider } from './QueryCacheProvider';
export { CLUBS_KEY, clubScope, STALE_TIME, USER_KEY } from './cacheRules';
export { type CacheMonitor, createCacheMonitor } from './createCacheMonitor';
export { createQueryCache, type QueryCache } from './createQueryCache';
export {
  CACHE_PREFIX,
  createStoredCache,
  LAST_SEEN_START,
  type StoredCache,
} from './createStoredCache';
export { statusOf } from './statusOf';
export { useStoredShape } from './useStoredShape';
export { useChangeable } from './useChangeable';
