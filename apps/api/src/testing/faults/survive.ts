import { expect } from 'vitest';
import type { NodeProcess } from '../nodeProcess';
import { addFaultRow } from './faultRows';
import type { FaultRow } from './faultRows';
import { startWriters } from './writers';

const CALLS_AROUND = 50;

/**
 * Six people write through the nodes before, during and after a fault. Adds its row to the table,
 * and holds what every fault has to leave: nothing acknowledged is lost or doubled, every call was
 * answered, nobody was signed out, no process has ended.
 */
export async function survive(
  { fault, database }: Pick<FaultRow, 'fault' | 'database'>,
  nodes: NodeProcess[],
  work: () => Promise<void>,
): Promise<void> {
  const writers = await startWriters(nodes.map(({ address }) => address));
  await writers.writeMore(CALLS_AROUND);
  await work();
  await writers.writeMore(CALLS_AROUND);
  const counts = await writers.stop();
  addFaultRow({ fault, database, ...counts });
  expect(counts).toMatchObject({ lost: 0, doubled: 0, unanswered: 0, falseLogouts: 0 });
  expect(nodes.map(({ child }) => child.exitCode)).toEqual(nodes.map(() => null));
}
