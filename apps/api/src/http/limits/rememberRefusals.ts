import type { Counters, CountResult } from '../../services/counters';

/** Bounds the memory of those with many keys. */
const MAX_KEYS = 10_000;

/**
 * Counts as these do, but refuses from memory whom they have refused, until the window ends:
 * thousands of refused events ask Redis nothing. For keys alone that are never set back.
 */
export function rememberRefusals(
  counters: Counters,
  now: () => number = Date.now,
): Pick<Counters, 'take'> {
  const refused = new Map<string, { count: number; endsAt: number }>();
  const remember = (key: string, taken: CountResult): CountResult => {
    refused.delete(key);
    if (taken.allowed) return taken;
    if (refused.size >= MAX_KEYS) refused.delete(refused.keys().next().value!);
    refused.set(key, { count: taken.count, endsAt: now() + taken.retryAfterMs });
    return taken;
  };
  return {
    take(key, max, windowMs, uses) {
      const { count = 0, endsAt = 0 } = refused.get(key) ?? {};
      const retryAfterMs = endsAt - now();
      if (retryAfterMs > 0) return { allowed: false, count, retryAfterMs };
      const taken = counters.take(key, max, windowMs, uses);
      if (taken instanceof Promise) return taken.then((answer) => remember(key, answer));
      return remember(key, taken);
    },
  };
}
