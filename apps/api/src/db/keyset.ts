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
  /** How much of what a page holds. @default 1 */
  share?: number | undefined;
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

/** What leads to the rows after one. */
export function encodeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

/** Reads a cursor this server made; anything else is a 400 that names the field. */
export function decodeCursor(cursor: string): Position {
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
  search?: ListSearch<ValuesOf<P>>,
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

/** In which order rows are, and what leads to those after one. */
export interface PageOrder<Row> {
  compare(a: Row, b: Row): number;
  cursorOf(last: Row): string;
}

/** By a time, then an id: newest last or first. */
export function byTime<Row>(
  direction: Direction,
  positionOf: (row: Row) => Position,
): PageOrder<Row> {
  const sign = direction === 'asc' ? 1 : -1;
  return {
    compare(one, other) {
      const [a, b] = [positionOf(one), positionOf(other)];
      const isBefore = a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id);
      return isBefore ? -sign : sign;
    },
    cursorOf: (last) => encodeCursor(positionOf(last)),
  };
}

/**
 * One page of lists in the same order, each of whose pages was loaded for the same range: nothing
 * comes after the end of a page that is not the last one of its list.
 */
export function mergePages<Row extends object>(
  pages: KeysetPage<Row>[],
  limit: number,
  { compare, cursorOf }: PageOrder<NoInfer<Row>>,
): KeysetPage<Row> {
  const ends = pages.flatMap(({ rows, meta }) => (meta.hasMore ? rows.slice(-1) : []));
  const end = ends.toSorted(compare)[0];
  const known = pages
    .flatMap(({ rows }) => rows)
    .filter((row) => end === undefined || row === end || compare(row, end) < 0)
    .toSorted(compare);
  const rows = pageOf(known, limit);
  const hasMore = rows.length < known.length || end !== undefined;
  const last = rows.at(-1);
  return { rows, meta: { hasMore, nextCursor: hasMore && last ? cursorOf(last) : null } };
}

/**
 * What a page holds at most, as JSON: five hundred of the longest posts would keep a node busy for
 * as long as a hundred other calls.
 */
const PAGE_BYTES = 512 * 1024;

/** More bytes than a value takes as JSON: six for each sign, and some for each name and number. */
function boundOf(value: unknown): number {
  if (typeof value === 'string') return 6 * value.length + 100;
  if (typeof value !== 'object' || value === null) return 100;
  return Object.values(value).reduce((sum: number, part) => sum + boundOf(part), 100);
}

/** The first rows that fit into a page, or a share of one; one at least. */
export function pageOf<Row extends object>(found: Row[], limit: number, share = 1): Row[] {
  const most = PAGE_BYTES * share;
  const bound = found.reduce((sum, row) => sum + boundOf(row), 0);
  if (bound <= most) return found.slice(0, limit);
  let bytes = 0;
  const end = found.findIndex((row, index) => {
    bytes += Buffer.byteLength(JSON.stringify(row));
    return index > 0 && bytes > most;
  });
  return found.slice(0, end === -1 ? limit : Math.min(end, limit));
}

/** Without the row too many, by which it is known that there are more. */
export function cut<Row extends object>(
  found: Row[],
  { limit, skip, share }: KeysetRange,
  cursorOf: (last: Row) => string,
): KeysetPage<Row> {
  // Who asks by numbers would miss what stands between two pages.
  const rows = skip === undefined ? pageOf(found, limit, share) : found.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = found.length > rows.length;
  const nextCursor = hasMore && last !== undefined ? cursorOf(last) : null;
  return { rows, meta: { hasMore, nextCursor } };
}
