import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError, type Transport } from '../../platform/client';
import type { Clock } from '../../platform/environment';
import { createLateStorage } from '../createLateStorage';
import { createFakeClock, FIXED_NOW, type FakeClock } from '../fakeClock';
import { createFakeLock } from '../fakeEnvironment';
import {
  createRotatingBackend,
  type RotatingBackend,
  type RotatingBackendOptions,
} from './createRotatingBackend';
import { openTab, type Tab } from './openTab';

export interface SessionScenarioOptions extends Pick<
  RotatingBackendOptions,
  'rotation' | 'saysWhenIssued'
> {
  /** Makes the run the same each time. */
  seed: number;
  /** Tabs of one browser, each in a process of its own. */
  tabs: number;
  /** Runs until so many refresh tokens were used. */
  rotations: number;
  /** The share of calls whose request or answer never arrives. @default 0 */
  lostShare?: number;
  /** Whether tabs vanish and are opened again now and then. @default false */
  tabsVanish?: boolean;
  /** The longest time that a change of storage takes to reach other tabs, in ms. @default 4000 */
  spreadMs?: number;
  /** Whether the browser has Web Locks. @default true */
  hasLocks?: boolean;
  /** After so many rotations somebody copies the tokens, and uses them a while later. */
  stolenAt?: number;
}

/** What came of a run. */
export interface SessionReport {
  /** Calls made by the tabs, and what came of them as their callers saw it. */
  calls: number;
  acknowledged: number;
  /** Calls that failed for lack of an answer. */
  unanswered: number;
  /** Calls refused with a 401. */
  refused: number;
  /** Requests and answers that the network swallowed. */
  lost: number;
  rotations: number;
  /** Refresh tokens that were presented again. */
  doubled: number;
  /** Tabs that signed out although no token was stolen. */
  falseLogouts: number;
  hasFoundTheft: boolean;
  /** Tabs in which somebody is still signed in at the end. */
  signedIn: number;
  /** How long it took by the backend's clock, in ms. */
  elapsed: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const TOKEN_LIFETIME = 15 * MINUTE;
const CALL_EVERY = 6 * MINUTE;
const CLOCK_CHANGES_EVERY = 180 * MINUTE;
const VANISHES_EVERY = 45 * MINUTE;

/** Mulberry32: small, and the same numbers for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isLost = (tab: Tab) => tab.losses() > 0 || tab.session.getSnapshot().status === 'signedOut';

/**
 * Lets the tabs of a browser use one session while its clock is set wrong, the network loses what
 * is sent, storage spreads late and tabs vanish.
 */
export async function runSessionScenario(options: SessionScenarioOptions): Promise<SessionReport> {
  const { seed, rotations, rotation, saysWhenIssued, stolenAt } = options;
  const random = createRandom(seed);
  const clock = createFakeClock(FIXED_NOW, () => nextTurn());
  const begun = clock.now();
  const backend = createRotatingBackend({
    now: clock.now,
    lifetime: TOKEN_LIFETIME,
    rotation,
    saysWhenIssued,
  });
  const { tabs, local, counts } = await openBrowser({ ...options, random, clock, backend });
  let stolen: string | undefined;
  while (backend.rotations() < rotations && !backend.hasFoundTheft() && !tabs.some(isLost)) {
    // Time goes on step by step.
    // oxlint-disable-next-line no-await-in-loop
    await clock.advance(MINUTE);
    if (stolenAt === undefined) continue;
    if (backend.rotations() >= stolenAt) stolen ??= local.entries()['cl_refresh_token'];
    if (stolen !== undefined && backend.rotations() > stolenAt + 2) present(backend, stolen);
  }
  const hasFoundTheft = backend.hasFoundTheft();
  // Each tab hears of the end, if there was one.
  await clock.advance(2 * TOKEN_LIFETIME);
  const signedIn = tabs.filter((tab) => !isLost(tab)).length;
  for (const tab of tabs) tab.vanish();
  return {
    ...counts,
    falseLogouts: stolenAt === undefined ? counts.falseLogouts + tabs.length - signedIn : 0,
    rotations: backend.rotations(),
    doubled: backend.doubled(),
    hasFoundTheft,
    signedIn,
    elapsed: clock.now() - begun,
  };
}

function present(backend: RotatingBackend, refreshToken: string): void {
  try {
    backend.answer('/auth/refresh', { refreshToken }, null);
  } catch {
    // Found.
  }
}

interface BrowserOptions extends SessionScenarioOptions {
  random: () => number;
  clock: FakeClock;
  backend: RotatingBackend;
}

/** A browser in whose tabs somebody is signed in, and which are used from then on. */
async function openBrowser({
  tabs: tabCount,
  lostShare = 0,
  tabsVanish = false,
  spreadMs = 4_000,
  hasLocks = true,
  random,
  clock,
  backend,
}: BrowserOptions) {
  const counts = { calls: 0, acknowledged: 0, unanswered: 0, refused: 0, lost: 0, falseLogouts: 0 };
  let skew = 0;
  const changeClock = () => void (skew = Math.round((random() * 2 - 1) * DAY));
  const machineClock: Clock = { ...clock, now: () => clock.now() + skew };
  const local = createLateStorage({ clock, delay: () => (random() ** 4 * spreadMs) / 2 });
  const exclusive = hasLocks ? createFakeLock() : null;
  const transport = createTransport({ clock, random, lostShare, counts, answer: backend.answer });
  let opened = 0;
  const open = () =>
    openTab({ clock: machineClock, transport, local, exclusive, tabId: `tab-${(opened += 1)}` });
  const use = async (tab: Tab) => {
    counts.calls += 1;
    await tab.client.get(random() < 0.2 ? '/auth/me' : '/clubs').then(
      () => (counts.acknowledged += 1),
      (error: unknown) => {
        const isRefused = error instanceof ApiError && error.status === 401;
        counts[isRefused ? 'refused' : 'unanswered'] += 1;
      },
    );
  };

  changeClock();
  const first = open();
  await Promise.all([first.session.signIn('maya', 'secret1'), clock.advance(2 * MINUTE)]);
  const tabs = [first, ...Array.from({ length: tabCount - 1 }, open)];
  every(clock, CLOCK_CHANGES_EVERY, random, changeClock);
  tabs.forEach((_tab, index) => {
    every(clock, CALL_EVERY, random, () => void use(tabs[index]!));
    if (!tabsVanish) return;
    every(clock, VANISHES_EVERY, random, () => {
      const gone = tabs[index]!;
      if (isLost(gone)) counts.falseLogouts += 1;
      gone.vanish();
      tabs[index] = open();
    });
  });
  return { tabs, local, counts };
}

/** Runs something again and again, so often on average. */
function every(clock: Clock, ms: number, random: () => number, run: () => void): void {
  const again = () =>
    void clock.setTimeout(
      () => {
        run();
        again();
      },
      random() * 2 * ms,
    );
  again();
}

interface NetworkOptions {
  clock: Clock;
  random: () => number;
  lostShare: number;
  counts: { lost: number };
  answer(path: string, body: unknown, bearer: string | null | undefined): unknown;
}

/** A network that is slow, and loses requests as often as answers. */
function createTransport({ clock, random, lostShare, counts, answer }: NetworkOptions): Transport {
  return <T>({ path, body, bearer, timeout = 30_000 }: Parameters<Transport>[0]) =>
    new Promise<T>((resolve, reject) => {
      const limit = clock.setTimeout(
        () => reject(new ApiError(0, 'The server took too long to answer.')),
        timeout,
      );
      const travels = (arrive: () => void) => {
        if (path !== '/auth/sign-in' && random() < lostShare / 2) counts.lost += 1;
        else clock.setTimeout(arrive, 10 + random() ** 3 * 4_000);
      };
      travels(() => {
        let settleCall = () => {};
        try {
          const result = answer(path, body, bearer) as T;
          settleCall = () => resolve(result);
        } catch (refusal) {
          settleCall = () => reject(refusal as Error);
        }
        travels(() => {
          clock.clearTimeout(limit);
          settleCall();
        });
      });
    });
}
