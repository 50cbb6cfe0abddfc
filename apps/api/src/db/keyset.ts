import { sql } from 'kysely';
import type { SelectQueryBuilder, SqlBool } from 'kysely';
import { badField } from '../http/errors';
import type { ValuesOf } from './compiledOnce';
import type { Queryable } from './dialect';
import { listQuery } from './search/listQuery';
import type { ListSearch } from './search/listQuery';

/** Position of a row in a list ordered by time, then id. */
export interface Position {
  createdAt: string;
  id: string;
}

/** Which page of a list: the rows after the cursor, or the first ones. */
export interface KeysetRange {
  cursor?: string | undefined;
  /** Rows at most; fewer where they are long (`pageOf`), but where pages are told by numbers. */
  limit: number;
  /** Rows to leave out before the page, where there is no cursor: costs as much as reading them. */
  skip?: number | undefined;
}

/** A range of what has words in it, where there are any. */
export interface SearchedRange extends KeysetRange {
  search?: string | undefined;
}

export interface KeysetMeta {
  /** Leads to the rows after the last one sent; null at the end. */
  nextCursor: string | null;
  hasMore: boolean;
}

function encodeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

/** Reads a cursor this server made; anything else is a 400 that names the field. */
function decodeCursor(cursor: string): Position {
  const [createdAt, id, rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (
    !createdAt ||
    !id ||
    rest !== undefined ||
    !/^\d{4}-[\dT:.-]+Z$/.test(createdAt) ||
    !/^[\w-]+$/.test(id)
  ) {
    throw badField('cursor', 'Not a cursor of this list.');
  }
  return { createdAt, id };
}

export interface KeysetColumns<Row> {
  time: string;
  id: string;
  /** What a row calls the time. @default 'createdAt' */
  timeInRow?: string;
  /** What a row calls the id. @default 'id' */
  idInRow?: string;
  /** What the cursor says of a row. @default its `createdAt` and `id` */
  positionOf?: (row: Row) => Position;
}

export interface KeysetPage<Row> {
  rows: Row[];
  meta: KeysetMeta;
}

type Direction = 'asc' | 'desc';

/**
 * Declares a list in the order of a time and an id, newest first by default, and answers what loads
 * a page of it. `columns` name both in the query, which selects them as `createdAt` and `id`. With
 * a `search`, a range may have words.
 */
export function keysetList<P extends object, DB, TB extends keyof DB, Row extends Position>(
  list: (db: Queryable, values: P) => SelectQueryBuilder<DB, TB, Row>,
  columns: KeysetColumns<Row>,
  search?: ListSearch,
) {
  const [time, id] = [sql.ref(columns.time), sql.ref(columns.id)];
  const inOrder = (direction: Direction) => {
    const follows = direction === 'asc' ? sql`>` : sql`<`;
    return listQuery(
      list,
      {
        columns: [
          { query: columns.time, row: columns.timeInRow ?? 'createdAt' },
          { query: columns.id, row: columns.idInRow ?? 'id' },
        ],
        follows: ({ lastCreatedAt, lastId }) =>
          lastId && sql<SqlBool>`(${time}, ${id}) ${follows} (${lastCreatedAt}, ${lastId})`,
        direction,
      },
      search,
    );
  };
  const pages = { asc: inOrder('asc'), desc: inOrder('desc') };
  return async (
    db: Queryable,
    values: ValuesOf<P>,
    range: SearchedRange,
    direction: Direction = 'desc',
  ): Promise<KeysetPage<Row>> => {
    const { cursor, limit, skip = 0, search: words } = range;
    const last = cursor ? decodeCursor(cursor) : undefined;
    const found = await pages[direction](db, values, {
      ...(last && { last: { lastCreatedAt: last.createdAt, lastId: last.id } }),
      ...(!last && skip > 0 && { skip }),
      limit,
      words,
    });
    const { positionOf = (row: Row) => row } = columns;
    return cut(found, range, (row) => encodeCursor(positionOf(row)));
  };
}

/**
 * One page of two lists in the same order, each of whose pages was loaded for the same range:
 * nothing comes after the end of a page that is not the last one of its list.
 */
export function mergePages<Row extends Position>(
  pages: KeysetPage<Row>[],
  limit: number,
  direction: Direction,
): KeysetPage<Row> {
  const sign = direction === 'asc' ? 1 : -1;
  const isBefore = (a: Position, b: Position) =>
    a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -sign : sign;
  const ends = pages.flatMap(({ rows, meta }) => (meta.hasMore ? rows.slice(-1) : []));
  const end = ends.toSorted(isBefore)[0];
  const known = pages
    .flatMap(({ rows }) => rows)
    .filter((row) => end === undefined || row === end || isBefore(row, end) < 0)
    .toSorted(isBefore);
  const rows = pageOf(known, limit);
  const hasMore = rows.length < known.length || end !== undefined;
  const last = rows.at(-1);
  return { rows, meta: { hasMore, nextCursor: hasMore && last ? encodeCursor(last) : null } };
}

/**
 * What a page holds at most, as JSON: five hundred of the longest posts would keep a node busy for
 * as long as a hundred other calls.
 */
const PAGE_BYTES = 512 * 1024;

/** More bytes than a row takes as JSON: six for each sign, and some for each name and number. */
function boundOf(row: object): number {
  let bound = 0;
  for (const value of Object.values(row))
    if (typeof value === 'string') bound += 6 * value.length + 100;
    else bound += typeof value === 'object' && value !== null ? Infinity : 100;
  return bound;
}

/** The first rows that fit into a page; one at least. */
export function pageOf<Row extends object>(found: Row[], limit: number): Row[] {
  const bound = found.reduce((sum, row) => sum + boundOf(row), 0);
  if (bound <= PAGE_BYTES) return found.slice(0, limit);
  let bytes = 0;
  const end = found.findIndex((row, index) => {
    bytes += Buffer.byteLength(JSON.stringify(row));
    return index > 0 && bytes > PAGE_BYTES;
  });
  return found.slice(0, end === -1 ? limit : Math.min(end, limit));
}

/** Without the row too many, by which it is known that there are more. */
export function cut<Row extends object>(
  found: Row[],
  { limit, skip }: KeysetRange,
  cursorOf: (last: Row) => string,
): KeysetPage<Row> {
  // Who asks by numbers would miss what stands between two pages.
  const rows = skip === undefined ? pageOf(found, limit) : found.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = found.length > rows.length;
  const nextCursor = hasMore && last !== undefined ? cursorOf(last) : null;
  return { rows, meta: { hasMore, nextCursor } };
}
