import {
  array,
  type Arbitrary,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check';
import { expect } from 'vitest';
import type { WriteFault } from './createFaults';
import {
  PLACES,
  runWriteScenario,
  type ScenarioServer,
  type WriteScenario,
  type WriteStep,
} from './runWriteScenario';

const place = constantFrom(...PLACES);

/** What somebody does, and what becomes of their requests meanwhile. */
export function writeSchedules(fault: Arbitrary<WriteFault | null>): Arbitrary<WriteScenario> {
  const faults = array(fault, { maxLength: 3 });
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
  return record({ isKnown: boolean(), steps });
}

/**
 * Plays a schedule, and holds what every one has to leave: what was said to be sent is there once,
 * the rest at most once and shown as unsent, and sent again it is there once, too.
 */
export async function expectWrittenOnce(
  server: ScenarioServer,
  takesClientIds: boolean,
  schedule: WriteScenario,
): Promise<void> {
  const { before, after } = await runWriteScenario(server, schedule);
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
}
