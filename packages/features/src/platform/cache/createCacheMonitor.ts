import type { Clock } from '../environment';

/** How many records are kept. */
const MONITOR_ENTRIES = 100;
/** How far back statistics look, in ms. */
const MONITOR_WINDOW = 60_000;

type CacheEventKind = 'hit' | 'miss' | 'write' | 'drop' | 'clear';

interface CacheRecord {
  kind: CacheEventKind;
  key: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** How often the stored cache was read, written and emptied, by kind. */
interface CacheStatistics extends Record<CacheEventKind, number> {
  /** Share of reads that found something, 0 to 1; null without reads. */
  hitRate: number | null;
}

/** Statistics of the stored cache in the last minute, for developers. */
export interface CacheMonitor {
  /** Notes one event of the cache, with the key it was about. */
  record(kind: CacheEventKind, key: string): void;
  /** The last hundred records, oldest first. */
  entries(): readonly CacheRecord[];
  /** Counts over the last sixty seconds. */
  statistics(): CacheStatistics;
}

export function createCacheMonitor(clock: Pick<Clock, 'now'>): CacheMonitor {
  let records: CacheRecord[] = [];
  return {
    record(kind, key) {
      records = [...records.slice(1 - MONITOR_ENTRIES), { kind, key, at: clock.now() }];
    },
    entries: () => records,
    statistics() {
      const since = clock.now() - MONITOR_WINDOW;
      const counts: Record<CacheEventKind, number> = {
        hit: 0,
        miss: 0,
        write: 0,
        drop: 0,
        clear: 0,
      };
      for (const { kind, at } of records) if (at >= since) counts[kind] += 1;
      const reads = counts.hit + counts.miss;
      return { ...counts, hitRate: reads > 0 ? counts.hit / reads : null };
    },
  };
}
