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

/**
 * Loads one page of a list in the order of a time and an id, newest first by default.
 * `columns` name both in the query, which selects them as `createdAt` and `id`.
 */
export async function keysetPage<DB, TB extends keyof DB, Row extends Position>(
  list: SelectQueryBuilder<DB, TB, Row>,
  columns: { time: string; id: string },
  { cursor, limit }: KeysetRange,
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
    .execute()) as Row[];
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = found.length > limit;
  return {
    rows,
    meta: { hasMore, nextCursor: hasMore && last !== undefined ? encodeCursor(last) : null },
  };
}
