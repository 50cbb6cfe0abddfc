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

/** Ids of the people a text mentions; with `clubId`, only members of that club. */
export async function mentionedPeople(
  db: Queryable,
  content: string,
  clubId?: string,
): Promise<string[]> {
  const names = mentionsIn(content);
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .where('username', 'in', names)
    .$if(clubId !== undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb.selectFrom('clubMembers').where('clubId', '=', clubId!).select('userId'),
      ),
    )
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}
