import type { TimerId } from './clock';
import type { Environment } from './environment.types';

const SECOND = 1_000;
/** Browsers' timers overflow after 24 days. */
const LONGEST_WAIT = 24 * 3_600 * SECOND;

/** Runs work at given times, all of it with one timer, and none while the page is hidden. */
export interface PageTimer {
  /**
   * Runs `work` once when `due`, in ms since the epoch, has come and the page is visible, a second
   * from now at the soonest. Returns what calls it off.
   */
  at(due: number, work: () => void): () => void;
}

export function createPageTimer({
  clock,
  isVisible,
  onVisible,
}: Pick<Environment, 'clock' | 'isVisible' | 'onVisible'>): PageTimer {
  const waiting = new Set<{ due: number; work: () => void }>();
  let timer: TimerId | undefined;
  let wakesAt = Number.POSITIVE_INFINITY;
  let stopListening: (() => void) | undefined;

  const sleep = () => {
    clock.clearTimeout(timer);
    wakesAt = Number.POSITIVE_INFINITY;
  };
  const wakeAt = (due: number) => {
    sleep();
    wakesAt = due;
    const wait = Math.min(LONGEST_WAIT, Math.max(SECOND, due - clock.now()));
    timer = clock.setTimeout(runDue, wait);
  };
  const remove = (entry: { due: number; work: () => void }) => {
    if (!waiting.delete(entry) || waiting.size > 0) return;
    sleep();
    stopListening?.();
  };
  function runDue() {
    sleep();
    // When the page is looked at again, this is called again.
    if (!isVisible()) return;
    const now = clock.now();
    for (const entry of Array.from(waiting)) {
      if (entry.due > now) continue;
      remove(entry);
      entry.work();
    }
    const next = Math.min(...Array.from(waiting, ({ due }) => due));
    if (next < wakesAt) wakeAt(next);
  }

  return {
    at(due, work) {
      const entry = { due, work };
      waiting.add(entry);
      if (waiting.size === 1) stopListening = onVisible(runDue);
      if (due < wakesAt && isVisible()) wakeAt(due);
      return () => remove(entry);
    },
  };
}
