import type { Counters, CountResult } from '../../services/counters';
import { NETWORKS_OF_RANGE, ofRange } from '../clientAddress';

/** What came of it, and the keys that it counts for, also where it is refused. */
export interface CountedWithRange extends CountResult {
  counted: string[];
}

/**
 * Counts uses of `key`; of one that names an IPv6 address, beside it those of all addresses of its
 * /48, which may be as many as a few of them. What is refused by one limit does not count towards
 * the wider one.
 */
export function takeWithRange(
  counters: Pick<Counters, 'take'>,
  key: string,
  max: number,
  windowMs: number,
  uses = 1,
): CountedWithRange | Promise<CountedWithRange> {
  const wide = ofRange(key);
  const widen = (taken: CountResult) => {
    if (!taken.allowed || wide === undefined) return { ...taken, counted: [key] };
    const ofAll = counters.take(wide, max * NETWORKS_OF_RANGE, windowMs, uses);
    const narrowest = (all: CountResult) => ({
      ...(all.allowed ? taken : all),
      counted: [key, wide],
    });
    return ofAll instanceof Promise ? ofAll.then(narrowest) : narrowest(ofAll);
  };
  const taken = counters.take(key, max, windowMs, uses);
  return taken instanceof Promise ? taken.then(widen) : widen(taken);
}

/** Takes back what was counted so, and allowed. */
export async function giveBackWithRange(counters: Counters, key: string, uses: number) {
  await counters.giveBack(key, uses);
  const wide = ofRange(key);
  if (wide !== undefined) await counters.giveBack(wide, uses);
}
