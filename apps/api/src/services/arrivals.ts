import { createFairShares } from './fairShares';
import type { Asker } from './fairShares';

/** Takes note of a file that begins to arrive; what it answers is to be called once it has. */
export type Arrive = (asker: Asker, bytes: number, refuse: () => void) => () => void;

/**
 * Keeps what arrives at the same time, and is held in memory until it is whole, to so many bytes.
 * Beyond, who has most of them arriving is refused the newest, so that nobody fills the memory, or
 * the room, of all.
 */
export function createArrivals(bytesMax: number): Arrive {
  const arriving = createFairShares<() => void>();
  return (asker, bytes, refuse) => {
    arriving.add(asker, refuse, bytes);
    while (arriving.weight() > bytesMax) arriving.takeFromMost(asker)?.();
    return () => arriving.remove(asker, refuse);
  };
}
