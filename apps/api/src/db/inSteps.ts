import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DeleteResult } from 'kysely';

/** What one statement deletes: few enough for the time that it may take, and for who waits. */
export const ROWS_AT_ONCE = 1_000;

/**
 * Runs the step again for as long as it answers that more is left. Between two of them everything
 * else has its turn: the embedded database answers at once, and waiting for that gives none away.
 */
export async function inSteps(step: () => Promise<boolean>): Promise<void> {
  while (await step()) await nextTurn();
}

/** Runs the statement again until it leaves nothing to delete. */
export const untilNone = (deletion: {
  executeTakeFirstOrThrow(): Promise<DeleteResult>;
}): Promise<void> =>
  inSteps(async () => (await deletion.executeTakeFirstOrThrow()).numDeletedRows > 0n);

/** Does work for so many of the items at a time, one part after the other. */
export async function inSlices<T>(
  items: readonly T[],
  size: number,
  work: (some: T[]) => Promise<unknown>,
): Promise<void> {
  let done = 0;
  if (items.length > 0)
    await inSteps(async () => {
      await work(items.slice(done, (done += size)));
      return done < items.length;
    });
}
