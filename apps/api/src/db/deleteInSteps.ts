import type { DeleteResult } from 'kysely';

/** What one statement deletes: few enough for the time that it may take, and for who waits. */
export const ROWS_AT_ONCE = 1_000;

/** Runs the statement again until it leaves nothing to delete. */
export async function untilNone(deletion: {
  executeTakeFirstOrThrow(): Promise<DeleteResult>;
}): Promise<void> {
  let deleted: bigint;
  do {
    deleted = (await deletion.executeTakeFirstOrThrow()).numDeletedRows;
  } while (deleted > 0n);
}
