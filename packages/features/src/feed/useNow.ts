import { useEffect, useReducer } from 'react';
import type { TimerId } from '../host';
import { useClubline } from '../provider';

const SECOND = 1_000;
/** From which age on, and in what steps, the words of an age change; the first minute is told in steps of five seconds. */
const STEPS = [
  { from: 7 * 24 * 3_600 * SECOND, step: 7 * 24 * 3_600 * SECOND },
  { from: 24 * 3_600 * SECOND, step: 24 * 3_600 * SECOND },
  { from: 3_600 * SECOND, step: 3_600 * SECOND },
  { from: 60 * SECOND, step: 60 * SECOND },
  { from: Number.NEGATIVE_INFINITY, step: 5 * SECOND },
];

/** When the words of the first of these ages will change, in ms since the epoch; null when none will. */
function nextChange(times: readonly string[], now: number): number | null {
  let next: number | null = null;
  for (const time of times) {
    const at = Date.parse(time);
    const age = now - at;
    const step = STEPS.find(({ from }) => age >= from)?.step;
    if (step === undefined) continue;
    const change = at + (Math.floor(Math.max(0, age) / step) + 1) * step;
    if (next === null || change < next) next = change;
  }
  return next;
}

/** The present moment in ms, told anew whenever one of these ISO times has become old enough to be worded differently. */
export function useNow(times: readonly string[]): number {
  const { clock } = useClubline();
  const [, tell] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const due = nextChange(times, now);

  useEffect(() => {
    if (due === null) return undefined;
    let timer: TimerId;
    const wait = () => {
      timer = clock.setTimeout(
        () => (clock.now() < due ? wait() : tell()),
        Math.max(SECOND, due - clock.now()),
      );
    };
    wait();
    return () => clock.clearTimeout(timer);
  }, [clock, due]);
  return now;
}
