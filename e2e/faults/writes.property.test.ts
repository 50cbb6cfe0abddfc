import { assert, asyncProperty } from 'fast-check';
import { test, vi } from 'vitest';
import {
  expectWrittenOnce,
  writeSchedules,
} from '../../packages/features/src/testing/writeFaults/writeSchedules';
import { describeOnNodes } from './apiNode';
import { createApiWriteServer } from './apiWriteServer';
import { faultsOfNode } from './faultsOfNode';

/** How many schedules are played with each kind of server; `FC_RUNS` asks for more. */
const RUNS = Number(process.env['FC_RUNS'] ?? 2);
vi.setConfig({ testTimeout: 60_000 + RUNS * 10_000 });

describeOnNodes('writes to a node that is killed now and then', (node) => {
  test.each([{ takesClientIds: true }, { takesClientIds: false }])(
    'what was said to be sent is there once, the rest at most once and shown as unsent ' +
      '(ids taken: $takesClientIds)',
    async ({ takesClientIds }) => {
      await assert(
        asyncProperty(writeSchedules(faultsOfNode(takesClientIds)), async (schedule) => {
          const server = await createApiWriteServer(node(), takesClientIds);
          await expectWrittenOnce(server, takesClientIds, schedule);
        }),
        { numRuns: RUNS },
      );
    },
  );
});
