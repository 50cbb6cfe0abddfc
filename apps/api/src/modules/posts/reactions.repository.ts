import type { ReactionKind } from '@clubline/contract';
import { sql } from 'kysely';
import type { AliasedExpression } from 'kysely';
import type { Queryable } from '../../db/dialect';
import { notFoundIfDeleted } from '../../db/missingReference';

/** A table of reactions to one kind of target. Its primary key allows one per person. */
export interface ReactionTable {
  name: 'clubPostReactions' | 'channelMessageReactions' | 'profilePostReactions';
  /** The column that names the target. */
  targetColumn: 'postId' | 'messageId';
  /** The target, as refusals call it. */
  targetName: string;
}

/** The reactions of one table. */
export interface Reactions {
  /** Sets or replaces the person's reaction. */
  set(
    db: Queryable,
    targetId: string,
    userId: string,
    reaction: ReactionKind,
    now: string,
  ): Promise<void>;
  /** Harmless when there is none. */
  remove(db: Queryable, targetId: string, userId: string): Promise<void>;
  find(db: Queryable, targetId: string, userId: string): Promise<ReactionKind | null>;
  count(db: Queryable, targetId: string): Promise<number>;
  /** The viewer's reaction and the count, to select in a query of targets with this id column. */
  summary(
    idColumn: string,
    viewerId: string,
  ): [
    AliasedExpression<ReactionKind | null, 'reaction'>,
    AliasedExpression<number, 'reactionCount'>,
  ];
}

export function reactionsIn({ name, targetColumn, targetName }: ReactionTable): Reactions {
  const [table, target] = [sql.table(name), sql.ref(targetColumn)];
  const [person, time] = [sql.ref('userId'), sql.ref('createdAt')];
  return {
    async set(db, targetId, userId, reaction, now) {
      const row = sql.join([targetId, userId, reaction, now]);
      const insert = sql`
        insert into ${table} (${target}, ${person}, reaction, ${time}) values (${row})
        on conflict (${target}, ${person}) do update set reaction = excluded.reaction`;
      await notFoundIfDeleted(targetName, insert.execute(db));
    },
    async remove(db, targetId, userId) {
      await sql`
        delete from ${table} where ${target} = ${targetId} and ${person} = ${userId}`.execute(db);
    },
    async find(db, targetId, userId) {
      const { rows } = await sql<{ reaction: ReactionKind }>`
        select reaction from ${table}
        where ${target} = ${targetId} and ${person} = ${userId}`.execute(db);
      return rows[0]?.reaction ?? null;
    },
    async count(db, targetId) {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from ${table} where ${target} = ${targetId}`.execute(db);
      return rows[0]?.total ?? 0;
    },
    summary(idColumn, viewerId) {
      const rowsOfTarget = sql`from ${table} where ${target} = ${sql.ref(idColumn)}`;
      return [
        sql<ReactionKind | null>`
          (select reaction ${rowsOfTarget} and ${table}.${person} = ${viewerId})`.as('reaction'),
        sql<number>`(select count(*) ${rowsOfTarget})`.as('reactionCount'),
      ];
    },
  };
}

export const clubPostReactions = reactionsIn({
  name: 'clubPostReactions',
  targetColumn: 'postId',
  targetName: 'Post',
});

export const profilePostReactions = reactionsIn({
  name: 'profilePostReactions',
  targetColumn: 'postId',
  targetName: 'Post',
});
