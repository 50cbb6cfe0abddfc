import type { Clock, TimerId } from './clock';

const BEAT_MS = 30_000;
/** A timer later than this has slept; browsers hold those of a hidden tab back a minute at most. */
const LATE_MS = 90_000;

/**
 * Hears that the page has slept and woken: a frozen tab, a closed laptop. Its connection may look
 * open although nothing has come through it. Returns what stops it.
 */
export function onWake(
  clock: Clock,
  listen: () => void,
  { beat, late } = { beat: BEAT_MS, late: LATE_MS },
): () => void {
  let timer: TimerId;
  const wait = () => {
    const due = clock.now() + beat;
    timer = clock.setTimeout(() => {
      wait();
      if (clock.now() - due > late) listen();
    }, beat);
  };
  wait();
  return () => clock.clearTimeout(timer);
}
