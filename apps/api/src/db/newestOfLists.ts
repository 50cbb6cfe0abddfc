import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { compiledOnce } from './compiledOnce';
import type { Parameters } from './compiledOnce';
import { dialectOf } from './dialect';
import type { Queryable } from './dialect';
import { decodeCursor } from './keyset';
import type { KeysetRange, Position } from './keyset';

/** Lists that somebody has, all of whose rows are in one table. Names are those of the tables. */
export interface OwnLists {
  /** Who has which lists. */
  lists: { table: string; owner: string; list: string };
  /** Where a list is left out, a table says since when, by its id. @default none are */
  gone?: { table: string; since: string };
  /** What is in them, with `created_at` and `id`: an index has both after the column `list`. */
  rows: { table: string; list: string };
}

type Range = Parameters<{
  ownerId: string;
  limit: number;
  lastCreatedAt?: string;
  lastId?: string;
}>;

/**
 * Declares many lists that are shown as one, and answers what finds where the newest rows of a page
 * are, one more than `limit` where there are more. Only their positions are read, by the index, and
 * only of as many lists as there are rows on the page: those that begin with the newest.
 */
export function newestOfLists(
  own: OwnLists,
): (db: Queryable, ownerId: string, range: KeysetRange) => Promise<Position[]> {
  const positions = compiledOnce((db, values: Range) =>
    db.selectFrom(positionsIn(db, own, values).as('found')).select('position'),
  );
  return async (db, ownerId, { cursor, limit }) => {
    const last = cursor ? decodeCursor(cursor) : undefined;
    const found = await positions.rows(db, {
      ownerId,
      limit: limit + 1,
      ...(last && { lastCreatedAt: last.createdAt, lastId: last.id }),
    });
    return found.map(({ position }) => {
      const [createdAt = '', id = ''] = position.split(' ');
      return { createdAt, id };
    });
  };
}

function positionsIn(
  db: Queryable,
  { lists, rows, gone }: OwnLists,
  { ownerId, limit, lastCreatedAt, lastId }: Range,
): RawBuilder<{ position: string }> {
  const after = lastId && sql`and (created_at, id) < (${lastCreatedAt}, ${lastId})`;
  // As one text, in the order of both: nothing in a time comes before a space.
  const newestOf = (list: RawBuilder<unknown>, count: RawBuilder<unknown>) => sql`
    select created_at || ' ' || id as position from ${sql.table(rows.table)}
    where ${sql.ref(rows.list)} = ${list} ${after ?? sql``}
    order by created_at desc, id desc limit ${count}`;
  const listed = sql.ref(`own.${lists.list}`);
  const isThere =
    gone &&
    sql`and not exists (select 1 from ${sql.table(gone.table)} as gone
      where gone.id = ${listed} and ${sql.ref(`gone.${gone.since}`)} is not null)`;
  const sources = sql`select list from (
      select ${listed} as list, coalesce((${newestOf(listed, sql`1`)}), '') as newest
      from ${sql.table(lists.table)} as own where ${sql.ref(`own.${lists.owner}`)} = ${ownerId}
        ${isThere ?? sql``}
    ) as starting order by newest desc limit ${limit}`;
  const newest = newestOf(sql`sources.list`, sql`${limit}`);
  // A table made of JSON is all that the embedded database lets look at what stands before it.
  const ofEach =
    dialectOf(db) === 'postgres'
      ? sql`lateral (${newest}) as newest`
      : sql`json_each((select json_group_array(position) from (${newest}))) as newest`;
  const position = sql.ref(dialectOf(db) === 'postgres' ? 'newest.position' : 'newest.value');
  return sql`(select ${position} as position from (${sources}) as sources cross join ${ofEach}
    order by ${position} desc limit ${limit})`;
}
