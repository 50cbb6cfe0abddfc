import { assert, asyncProperty, constant, constantFrom, oneof } from 'fast-check';
import { test, vi } from 'vitest';
import type { WriteFault } from './createFaults';
import { createWriteServer } from './createWriteServer';
import { expectWrittenOnce, writeSchedules } from './writeSchedules';

/** How many schedules are played with each kind of server; `FC_RUNS` asks for more. */
const RUNS = Number(process.env['FC_RUNS'] ?? 40);
vi.setConfig({ testTimeout: 20_000 + RUNS * 200 });

const FAULTS = ['requestLost', 'answerLost', 'unavailable', 'gatewayTimeout', 'slow'] as const;
const schedules = writeSchedules(oneof(constant(null), constantFrom<WriteFault>(...FAULTS)));
const skews = constantFrom(0, 60_000, -60_000);

test.each([{ takesClientIds: true }, { takesClientIds: false }])(
  'what was said to be sent is on the server once, the rest at most once and shown as unsent ' +
    '(ids taken: $takesClientIds)',
  async ({ takesClientIds }) => {
    await assert(
      asyncProperty(schedules, skews, (schedule, skew) =>
        expectWrittenOnce(createWriteServer(takesClientIds, skew), takesClientIds, schedule),
      ),
      { numRuns: RUNS },
    );
  },
);
