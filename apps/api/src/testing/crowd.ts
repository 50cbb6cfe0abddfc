import type { Db } from '../db/dialect';
import { newId } from '../db/ids';
import { inSlices } from '../db/inSteps';
import type { Person } from './people';

/** Rows in one statement: few enough for the values that it may have. */
const AT_ONCE = 500;

/** Makes so many people, who never sign in; answers their ids. */
export async function createCrowd(db: Db, like: Person, count: number): Promise<string[]> {
  const account = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', like.id)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, newId);
  await inSlices(ids, AT_ONCE, (some) =>
    db
      .insertInto('users')
      .values(some.map((id) => ({ ...account, id, username: `u${id}`, email: id, emailKey: id })))
      .execute(),
  );
  return ids;
}

/** Stores a row for each of the items, however many there are. */
export const insertMany = <T>(
  items: readonly T[],
  insert: (some: T[]) => { execute(): Promise<unknown> },
): Promise<void> => inSlices(items, AT_ONCE, (some) => insert(some).execute());
