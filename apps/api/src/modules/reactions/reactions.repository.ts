import type { ReactionKind } from '@clubline/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../db/dialect';
import { unlessGone } from '../../db/gone';

/** Reactions to one kind of thing; the primary key (thing, person) allows one per person. */
export interface Reactions {
  /** Sets or replaces the person's reaction. */
  set(
    db: Queryable,
    subjectId: string,
    userId: string,
    reaction: ReactionKind,
    now: string,
  ): Promise<void>;
  /** Harmless when there is none. */
  remove(db: Queryable, subjectId: string, userId: string): Promise<void>;
  of(db: Queryable, subjectId: string, userId: string): Promise<ReactionKind | null>;
  count(db: Queryable, subjectId: string): Promise<number>;
}

function reactionsIn(table: string, subject: string, what: string): Reactions {
  const [rows, key] = [sql.table(table), sql.ref(subject)];
  const [person, time] = [sql.ref('userId'), sql.ref('createdAt')];
  return {
    async set(db, subjectId, userId, reaction, now) {
      await unlessGone(
        what,
        sql`insert into ${rows} (${key}, ${person}, reaction, ${time}) values (${subjectId}, ${userId}, ${reaction}, ${now})
          on conflict (${key}, ${person}) do update set reaction = excluded.reaction`.execute(db),
      );
    },
    async remove(db, subjectId, userId) {
      await sql`delete from ${rows} where ${key} = ${subjectId} and ${person} = ${userId}`.execute(
        db,
      );
    },
    async of(db, subjectId, userId) {
      const found = await sql<{ reaction: ReactionKind }>`
        select reaction from ${rows} where ${key} = ${subjectId} and ${person} = ${userId}`.execute(
        db,
      );
      return found.rows[0]?.reaction ?? null;
    },
    async count(db, subjectId) {
      const found = await sql<{
        total: number;
      }>`select count(*) as total from ${rows} where ${key} = ${subjectId}`.execute(db);
      return found.rows[0]?.total ?? 0;
    },
  };
}

export const clubPostReactions = reactionsIn('clubPostReactions', 'postId', 'Post');
export const channelMessageReactions = reactionsIn(
  'channelMessageReactions',
  'messageId',
  'Message',
);
export const profilePostReactions = reactionsIn('profilePostReactions', 'postId', 'Post');
