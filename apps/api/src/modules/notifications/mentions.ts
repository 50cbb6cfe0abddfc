import { mentionsIn } from '@clubline/contract';
import { sql } from 'kysely';
import type { SelectQueryBuilder, SqlBool } from 'kysely';
import type { Queryable } from '../../db/dialect';
import type { Tables } from '../../db/tables';
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

/** A text that goes, and its author. */
interface GoingText {
  id: string;
  userId: string;
}

/**
 * Deletes what people were notified of as mentioned in a text, whatever it says by now and whatever
 * they are called, and its author of what these events name, and answers that. All at once: what
 * counts it is locked once, in one order, so that two who delete texts that mention each other do
 * not wait for each other.
 */
export async function forgetText(
  db: Queryable,
  { id, userId }: GoingText,
  events: SelectQueryBuilder<Tables, keyof Tables, { occasion: string }>,
): Promise<Forgotten[]> {
  const notices = () => db.selectFrom('notifications').select('id');
  const ofAuthor = notices().where('userId', '=', userId).where('occasion', 'in', events);
  const ofMention = notices()
    // In the words of the index.
    .where(sql<SqlBool>`type = 'mention'`)
    .where('occasion', '=', mentionEvent(id));
  return await db
    .deleteFrom('notifications')
    .where('id', 'in', ofAuthor.unionAll(ofMention))
    .returning(['id', 'userId'])
    .execute();
}
