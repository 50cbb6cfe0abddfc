import { sql } from 'kysely';
import type { SelectQueryBuilder, SqlBool } from 'kysely';
import { badField } from '../http/errors';

/** Position of a row in a list ordered by time, then id. */
export interface Position {
  createdAt: string;
  id: string;
}

/** Which page of a list: the rows after the cursor, or the first ones. */
export interface KeysetRange {
  cursor?: string | undefined;
  limit: number;
  /** Rows to leave out before the page, where there is no cursor: costs as much as reading them. */
  skip?: number | undefined;
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
  /** What the cursor says of a row. @default its `createdAt` and `id` */
  positionOf?: (row: Row) => Position;
}

/**
 * Loads one page of a list in the order of a time and an id, newest first by default.
 * `columns` name both in the query, which selects them as `createdAt` and `id`.
 */
export async function keysetPage<DB, TB extends keyof DB, Row extends Position>(
  list: SelectQueryBuilder<DB, TB, Row>,
  columns: KeysetColumns<Row>,
  { cursor, limit, skip = 0 }: KeysetRange,
  direction: 'asc' | 'desc' = 'desc',
): Promise<{ rows: Row[]; meta: KeysetMeta }> {
  const [time, id] = [sql.ref(columns.time), sql.ref(columns.id)];
  let page = list;
  if (cursor) {
    const last = decodeCursor(cursor);
    const follows = direction === 'asc' ? sql`>` : sql`<`;
    page = page.where(sql<SqlBool>`(${time}, ${id}) ${follows} (${last.createdAt}, ${last.id})`);
  }
  const found = (await page
    .orderBy(time, direction)
    .orderBy(id, direction)
    .limit(limit + 1)
    .$if(!cursor && skip > 0, (all) => all.offset(skip))
    .execute()) as Row[];
  const { positionOf = (row: Row) => row } = columns;
  return cut(found, limit, (last) => encodeCursor(positionOf(last)));
}

/** Without the row too many, by which it is known that there are more. */
function cut<Row>(found: Row[], limit: number, cursorOf: (last: Row) => string) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = found.length > limit;
  const nextCursor = hasMore && last !== undefined ? cursorOf(last) : null;
  return { rows, meta: { hasMore, nextCursor } satisfies KeysetMeta };
}

/** Loads one page of a list in the order of a text that no two rows share, such as a username. */
export async function textKeysetPage<DB, TB extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, TB, Row>,
  { column, textOf }: { column: string; textOf: (row: Row) => string },
  { cursor, limit, skip = 0 }: KeysetRange,
): Promise<{ rows: Row[]; meta: KeysetMeta }> {
  const text = sql.ref(column);
  const after = cursor && Buffer.from(cursor, 'base64url').toString();
  if (after !== undefined && after !== '' && !/^\w+$/.test(after))
    throw badField('cursor', 'Not a cursor of this list.');
  const page = after ? list.where(sql<SqlBool>`${text} > ${after}`) : list;
  const found = (await page
    .orderBy(text)
    .limit(limit + 1)
    .$if(!after && skip > 0, (all) => all.offset(skip))
    .execute()) as Row[];
  return cut(found, limit, (last) => Buffer.from(textOf(last)).toString('base64url'));
}
