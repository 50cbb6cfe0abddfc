import type { Clock, TimerId } from '../environment';

const BEAT_MS = 30_000;
/** A timer later than this has slept; browsers hold those of a hidden tab back a minute at most. */
const LATE_MS = 90_000;

/**
 * Hears that the page has slept and woken: a frozen tab, a closed laptop. Its connection may look
 * open although nothing has come through it. Returns what stops it.
 */
export function onWake(clock: Clock, listen: () => void): () => void {
  let timer: TimerId;
  const wait = () => {
    const due = clock.now() + BEAT_MS;
    timer = clock.setTimeout(() => {
      wait();
      if (clock.now() - due > LATE_MS) listen();
    }, BEAT_MS);
  };
  wait();
  return () => clock.clearTimeout(timer);
}
