import type { Clock, TimerId } from '../platform/environment';

/** The moment at which stories and tests stand: 2025-10-08T18:00:00.000Z. */
export const FIXED_NOW = Date.UTC(2025, 9, 8, 18);

/** A clock whose time stands still while its timers run as usual, for stories. */
export function createStoryClock(now: number = FIXED_NOW): Clock {
  return {
    now: () => now,
    setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
    clearTimeout: (id) => globalThis.clearTimeout(id),
  };
}

/** A clock that is turned by hand, for tests. */
export interface FakeClock extends Clock {
  /** Lets time pass, running what falls due in order; answers that are ready come in between. */
  advance(ms: number): Promise<void>;
  /** As if the machine slept: time passes, and what fell due meanwhile runs on waking. */
  sleep(ms: number): Promise<void>;
  /** Milliseconds to each waiting timer, soonest first. */
  pending(): number[];
}

/** A clock that stands at `start`; `settled` waits for what is ready between two timers. */
export function createFakeClock(start: number = FIXED_NOW, settled = settle): FakeClock {
  let now = start;
  let nextId = 1;
  const timers = new Map<number, { at: number; run: () => void }>();
  // Of timers that fall due together, the one that was set first.
  const soonest = () => {
    let found: [number, { at: number; run: () => void }] | undefined;
    for (const entry of timers) if (!found || entry[1].at < found[1].at) found = entry;
    return found;
  };

  const clock: FakeClock = {
    now: () => now,
    setTimeout(run, ms) {
      const id = nextId++;
      timers.set(id, { at: now + Math.max(0, ms), run });
      return id as unknown as TimerId;
    },
    clearTimeout: (id) => void timers.delete(id as unknown as number),
    async advance(ms) {
      const end = now + ms;
      await settled();
      for (;;) {
        const next = soonest();
        if (!next || next[1].at > end) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].run();
        await settled();
      }
      now = end;
      await settled();
    },
    sleep(ms) {
      now += ms;
      return clock.advance(0);
    },
    pending: () => Array.from(timers.values(), ({ at }) => at - now).sort((a, b) => a - b),
  };
  return clock;
}

/** Lets every promise that can settle do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(null);
    });
  }
}
