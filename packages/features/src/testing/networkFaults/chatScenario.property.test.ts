import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  fakeToken,
  settle,
  type FakeClock,
} from '../index';
import { chatFake } from '../chat/chat.fake';
import type { ChatScenarioReport } from './chatReport';
import {
  NETWORK_FAULTS,
  networkScripts,
  type NetworkFault,
  type NetworkScript,
} from './networkScript';
import { runChatScenario, type ChatScenarioOptions } from './runChatScenario';

/** Each takes a few hundred timers; the machine alone is tried far more often. */
const RUNS = Number(process.env['FC_RUNS'] ?? 60);

const sound = {
  isSound: true,
  lost: [],
  missed: [],
  doubled: [],
  outOfOrder: [],
  staleCounts: 0,
  unsettled: [],
};

async function untilDone<T>(clock: FakeClock, work: Promise<T>): Promise<T> {
  let isDone = false;
  const result = work.finally(() => (isDone = true));
  result.catch(() => undefined);
  // Time is turned until the scenario has come to its end.
  // oxlint-disable-next-line no-await-in-loop, no-unmodified-loop-condition
  while (!isDone) await clock.advance(1_000);
  await settle();
  return result;
}

/**
 * Three people on a backend in memory; no two of its messages have the same time, which is all the
 * order the bare protocol has.
 */
function play(
  script: NetworkScript,
  hasAdditions: boolean,
  options: Partial<ChatScenarioOptions> = {},
): Promise<ChatScenarioReport> {
  const clock = createFakeClock();
  let serial = 0;
  let latest = 0;
  const backend = createFakeBackend({
    areas: [
      authFake({ now: clock.now }),
      chatFake({
        hasAdditions,
        roomExists: false,
        others: 0,
        now: () => (latest = Math.max(latest + 1, clock.now())),
      }),
    ],
  });
  const people = ['ana', 'ben', 'kim'].map((username) => ({
    id: `u-${username}`,
    username,
    getToken: () => Promise.resolve(fakeToken(clock.now() + 60_000, (serial += 1))),
  }));
  return untilDone(
    clock,
    runChatScenario({
      apiBase: backend.apiBase,
      roomId: 'final',
      people,
      script,
      messages: 5,
      clock,
      fetch: backend.fetch,
      socketFactory: backend.socketFactory,
      ...options,
    }),
  );
}

test.each([false, true])(
  'every script leaves the chat sound (additions of the server: %s)',
  async (hasAdditions) => {
    for (const [name, script] of Object.entries(networkScripts)) {
      // One after the other: each has a clock and a backend of its own, but only one processor.
      // oxlint-disable-next-line no-await-in-loop
      const report = await play(script, hasAdditions, { messages: 12 });
      expect(report, name).toMatchObject({
        ...sound,
        written: 36,
        ...(hasAdditions && { stored: 36, undecided: [] }),
      });
    }
  },
  60_000,
);

const fault: fc.Arbitrary<NetworkFault> = fc.record({
  at: fc.integer({ min: 0, max: 8_000 }),
  fault: fc.constantFrom(...NETWORK_FAULTS),
  forMs: fc.integer({ min: 50, max: 6_000 }),
  delayMs: fc.integer({ min: 10, max: 2_500 }),
});

test('whatever goes wrong, nothing is lost, doubled or out of order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fault, { maxLength: 8 }),
      fc.boolean(),
      fc.constantFrom('first' as const, 'everyone' as const),
      async (script, hasAdditions, on) => {
        const report = await play(script, hasAdditions, { on });
        expect(report).toMatchObject(sound);
      },
    ),
    { numRuns: RUNS },
  );
}, 7_200_000);
