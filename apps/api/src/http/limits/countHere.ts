import { memoryCounters } from '../../services/counters';
import type { Counters, CountResult } from '../../services/counters';
import { takeWithRange } from './takeWithRange';

const countsOf = new WeakMap<object, Counters>();

/**
 * Counts a use on this node alone, and at once: before what was sent is looked at, and without a
 * question to Redis for thousands that are refused. As often as is allowed on all nodes together,
 * so that who is refused here would be refused there.
 */
export function countHere(node: object, key: string, max: number, windowMs: number): CountResult {
  const counts = countsOf.get(node) ?? memoryCounters();
  countsOf.set(node, counts);
  // In memory nothing is waited for.
  return takeWithRange(counts, key, max, windowMs) as CountResult;
}
