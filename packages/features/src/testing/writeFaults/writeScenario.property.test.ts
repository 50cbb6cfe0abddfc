import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { WriteFault } from './createFaults';
import { PLACES, runWriteScenario, type WriteStep } from './runWriteScenario';

/** How many schedules are played with each kind of server; `FC_RUNS` asks for more. */
const RUNS = Number(process.env['FC_RUNS'] ?? 40);
vi.setConfig({ testTimeout: 20_000 + RUNS * 200 });

const FAULTS = ['requestLost', 'answerLost', 'unavailable', 'gatewayTimeout', 'slow'] as const;
const faults = array(oneof(constant(null), constantFrom<WriteFault>(...FAULTS)), { maxLength: 3 });
const place = constantFrom(...PLACES);
const steps = array(
  oneof(
    {
      weight: 4,
      arbitrary: record({
        do: constant('write' as const),
        place,
        text: constantFrom('A', 'B', 'Race day'),
        faults,
      }),
    },
    {
      weight: 3,
      arbitrary: record({
        do: constant('retry' as const),
        place,
        presses: integer({ min: 1, max: 3 }),
        faults,
      }),
    },
    {
      weight: 3,
      arbitrary: record({
        do: constant('wait' as const),
        ms: constantFrom(10, 50, 1_000, 6_000, 31_000),
      }),
    },
    { weight: 1, arbitrary: record({ do: constant('return' as const), faults }) },
    { weight: 1, arbitrary: constant<WriteStep>({ do: 'reload' }) },
  ),
  { maxLength: 14 },
);
const scenario = record({
  skew: constantFrom(0, 60_000, -60_000),
  isKnown: boolean(),
  steps,
});

test.each([{ takesClientIds: true }, { takesClientIds: false }])(
  'what was said to be sent is on the server once, the rest at most once and shown as unsent ' +
    '(ids taken: $takesClientIds)',
  async ({ takesClientIds }) => {
    await assert(
      asyncProperty(scenario, async (rest) => {
        const { before, after } = await runWriteScenario({ takesClientIds, ...rest });
        for (const [name, { written, told, stored, shown, unsent }] of Object.entries(before)) {
          expect([name, shown], 'the screen is the server').toEqual([name, stored]);
          expect(told, name).toBeLessThanOrEqual(stored);
          expect(stored, name).toBeLessThanOrEqual(written);
          // Of two that say the same, a server that takes ids is asked by sending again.
          const kept = stored + unsent;
          expect(takesClientIds ? Math.min(kept, written) : kept, name).toBe(written);
        }
        for (const [name, { written, stored, shown, unsent }] of Object.entries(after))
          expect([name, stored, shown, unsent]).toEqual([name, written, written, 0]);
      }),
      { numRuns: RUNS },
    );
  },
);
