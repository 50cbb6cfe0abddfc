import type { Queryable } from '../db/dialect';
import { findAccountById, findAccountByUsername, makeAdmin } from '../modules/account';

/**
 * Makes people administrators whom `ADMIN_USERNAMES` names by their ids, and gives back what the
 * person who starts the product has to know. A username alone makes nobody an administrator: it can
 * be taken by a stranger before its owner signs up, or after its owner has chosen another.
 */
export async function nameAdmins(db: Queryable, named: string[]): Promise<string[]> {
  const notes: string[] = [];
  for (const entry of named) {
    const account = await findAccountById(db, entry);
    if (account === undefined) notes.push(...(await noteOnUsername(db, entry)));
    else if (account.role !== 'admin') {
      await makeAdmin(db, account.id);
      notes.push(`${account.username} (${account.email}) is an administrator now.`);
    }
  }
  return notes;
}

async function noteOnUsername(db: Queryable, entry: string): Promise<string[]> {
  const account = await findAccountByUsername(db, entry);
  if (account?.role === 'admin') return [];
  if (account === undefined)
    return [
      `ADMIN_USERNAMES names ${entry}, and nobody has that name or id. Sign up in the product ` +
        'first, then start it again.',
    ];
  return [
    `ADMIN_USERNAMES names ${entry}, and a name can be taken by anybody. If you mean the account ` +
      `of ${account.email}, made on ${account.createdAt.slice(0, 10)}, write its id: ` +
      `ADMIN_USERNAMES=${account.id}`,
  ];
}
