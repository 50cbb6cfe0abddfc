import { MENTION_MAX, MENTION_MIN } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';

/** Most people one text notifies. */
const MENTIONS_MAX = 20;

/** Usernames a text mentions, lower-cased, each once. */
export function mentionsIn(content: string): string[] {
  const pattern = new RegExp(`(?<![\\w@./])@(\\w{${MENTION_MIN},${MENTION_MAX}})(?!\\w)`, 'g');
  const names = [...content.matchAll(pattern)].map((match) => match[1]!.toLowerCase());
  return [...new Set(names)].slice(0, MENTIONS_MAX);
}

/** Ids of the people a text mentions. */
export async function mentionedPeople(db: Queryable, content: string): Promise<string[]> {
  const names = mentionsIn(content);
  if (names.length === 0) return [];
  const rows = await db.selectFrom('users').where('username', 'in', names).select('id').execute();
  return rows.map((row) => row.id);
}
