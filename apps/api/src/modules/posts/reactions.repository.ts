import type { ReactionKind } from '@clubline/contract';
import { sql } from 'kysely';
import type { AliasedExpression, Expression } from 'kysely';
import { dialectOf, transact } from '../../db/dialect';
import type { Db, Queryable } from '../../db/dialect';
import { notFoundIfDeleted } from '../../db/missingReference';

/** A table of reactions to one kind of target. Its primary key allows one per person. */
export interface ReactionTable {
  name: 'clubPostReactions' | 'channelMessageReactions' | 'profilePostReactions';
  /** The table of the targets, which keeps how many there are. */
  targetTable: 'clubPosts' | 'channelMessages' | 'profilePosts';
  /** The column that names the target. */
  targetColumn: 'postId' | 'messageId';
  /** The target, as refusals call it. */
  targetName: string;
}

/** The reactions of one table. */
export interface Reactions {
  /** Sets or replaces the person's reaction. */
  set(db: Db, targetId: string, userId: string, reaction: ReactionKind, now: string): Promise<void>;
  /** Harmless when there is none. */
  remove(db: Db, targetId: string, userId: string): Promise<void>;
  find(db: Queryable, targetId: string, userId: string): Promise<ReactionKind | null>;
  count(db: Queryable, targetId: string): Promise<number>;
  /** The viewer's reaction, to select in a query of targets with this id column. */
  ofViewer(
    idColumn: string,
    viewerId: string | Expression<string>,
  ): AliasedExpression<ReactionKind | null, 'reaction'>;
}

export function reactionsIn({
  name,
  targetTable,
  targetColumn,
  targetName,
}: ReactionTable): Reactions {
  const [table, target] = [sql.table(name), sql.ref(targetColumn)];
  const [person, time] = [sql.ref('userId'), sql.ref('createdAt')];
  return {
    async set(db, targetId, userId, reaction, now) {
      const row = sql.join([targetId, userId, reaction, now]);
      const insert = sql`
        insert into ${table} (${target}, ${person}, reaction, ${time}) values (${row})
        on conflict (${target}, ${person}) do update set reaction = excluded.reaction`;
      await notFoundIfDeleted(
        targetName,
        transact(db, (trx) => insert.execute(trx)),
      );
    },
    async remove(db, targetId, userId) {
      const deletion = sql`
        delete from ${table} where ${target} = ${targetId} and ${person} = ${userId}`;
      await transact(db, async (trx) => {
        // The target first, which counts its reactions: who deletes it locks in that order.
        if (dialectOf(trx) === 'postgres')
          await sql`select from ${sql.table(targetTable)}
            where id = ${targetId} for no key update`.execute(trx);
        await deletion.execute(trx);
      });
    },
    async find(db, targetId, userId) {
      const { rows } = await sql<{ reaction: ReactionKind }>`
        select reaction from ${table}
        where ${target} = ${targetId} and ${person} = ${userId}`.execute(db);
      return rows[0]?.reaction ?? null;
    },
    async count(db, targetId) {
      const { rows } = await sql<{ total: number }>`
        select ${sql.ref('reactionCount')} as total from ${sql.table(targetTable)}
        where id = ${targetId}`.execute(db);
      return rows[0]?.total ?? 0;
    },
    ofViewer(idColumn, viewerId) {
      return sql<ReactionKind | null>`
        (select reaction from ${table}
          where ${target} = ${sql.ref(idColumn)} and ${table}.${person} = ${viewerId})`.as(
        'reaction',
      );
    },
  };
}

export const clubPostReactions = reactionsIn({
  name: 'clubPostReactions',
  targetTable: 'clubPosts',
  targetColumn: 'postId',
  targetName: 'Post',
});

export const profilePostReactions = reactionsIn({
  name: 'profilePostReactions',
  targetTable: 'profilePosts',
  targetColumn: 'postId',
  targetName: 'Post',
});
