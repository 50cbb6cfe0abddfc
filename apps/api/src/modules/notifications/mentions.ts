import { mentionsIn } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';
import type { Forgotten } from './notifications.repository';

/** Ids of the people a text mentions. */
export async function mentionedPeople(db: Queryable, content: string): Promise<string[]> {
  const names = mentionsIn(content);
  if (names.length === 0) return [];
  const rows = await db.selectFrom('users').where('username', 'in', names).select('id').execute();
  return rows.map((row) => row.id);
}

/** What notifications of people who are mentioned in a text are known by. */
export const mentionEvent = (textId: string): string => `mention:${textId}`;

/** Deletes what the people whom a text mentions were notified of it, and answers that. */
export async function forgetMentions(
  db: Queryable,
  { id, content }: { id: string; content: string },
): Promise<Forgotten[]> {
  const mentioned = await mentionedPeople(db, content);
  if (mentioned.length === 0) return [];
  return await db
    .deleteFrom('notifications')
    .where('userId', 'in', mentioned)
    .where('occasion', '=', mentionEvent(id))
    .returning(['id', 'userId'])
    .execute();
}
