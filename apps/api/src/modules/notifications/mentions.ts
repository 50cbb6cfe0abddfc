import { mentionsIn } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';

/** Ids of the people a text mentions. */
export async function mentionedPeople(db: Queryable, content: string): Promise<string[]> {
  const names = mentionsIn(content);
  if (names.length === 0) return [];
  const rows = await db.selectFrom('users').where('username', 'in', names).select('id').execute();
  return rows.map((row) => row.id);
}
