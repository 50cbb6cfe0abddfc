import type { Queryable } from '../../db/dialect';
import { dialectOf } from '../../db/dialect';
import type { Actor } from '../../http/actor';
import { sessionInvalid } from '../../http/errors';

/** Gives a person the administrator's role. */
export async function makeAdmin(db: Queryable, id: string): Promise<void> {
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
}

/** Takes the administrator's role away. */
export async function takeAdminRole(db: Queryable, id: string): Promise<void> {
  await db.updateTable('users').set({ role: 'user' }).where('id', '=', id).execute();
}

/**
 * The role of somebody whose session runs. In a transaction it stays so until that is over: whoever
 * takes the role, disables the account or ends the session waits. 401 where that has come before.
 */
export async function holdRole(
  db: Queryable,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
): Promise<Actor['role']> {
  const held = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.id', '=', sessionId)
    .where('sessions.endedAt', 'is', null)
    .where('users.id', '=', id)
    .where('users.disabledAt', 'is', null)
    .select('users.role')
    .$if(dialectOf(db) === 'postgres', (query) => query.forShare())
    .executeTakeFirst();
  if (held === undefined) throw sessionInvalid();
  return held.role;
}
