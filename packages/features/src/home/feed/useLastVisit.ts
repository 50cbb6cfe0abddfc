import { useEffect, useState } from 'react';
import { CACHE_PREFIX } from '../../platform/cache';
import { asRecord } from '../../platform/client';
import { useClubline } from '../../platform/provider';

/** Going back and a reload within this time, in ms, belong to the same visit. */
const VISIT_MS = 30 * 60_000;
const ENTRY_KEY = 'homeFeedVisit';

/** Goes with the cache when the session ends: the next person at this device learns nothing. */
const keyOf = (userId: string) => `${CACHE_PREFIX}feed_seen_${userId}`;

/**
 * When the newest post was written that this person saw here before this visit, on this device;
 * null at the first one. `newest` is that of the posts shown now.
 */
export function useLastVisit(userId: string, newest: string | undefined): string | null {
  const { clock, historyEntry, storage } = useClubline();
  const { local } = storage;
  const [visit] = useState(() => {
    const kept = asRecord(historyEntry?.get(ENTRY_KEY));
    const { seen } = kept;
    const begunAt = Number(kept.begunAt) || 0;
    return kept.userId === userId && clock.now() - begunAt < VISIT_MS && typeof seen === 'string'
      ? { userId, seen, begunAt }
      : { userId, seen: local.get(keyOf(userId)), begunAt: clock.now() };
  });
  useEffect(() => historyEntry?.set(ENTRY_KEY, visit), [historyEntry, visit]);
  useEffect(() => {
    // Another page may have shown newer ones.
    if (newest && newest > (local.get(keyOf(userId)) ?? '')) local.set(keyOf(userId), newest);
  }, [local, newest, userId]);
  return visit.seen;
}
