import { badField } from '../http/errors';

/** Place of a row in a list ordered by time, then id. */
export interface Position {
  createdAt: string;
  id: string;
}

export interface KeysetMeta {
  /** Leads to the rows after the last one sent; null at the end. */
  nextCursor: string | null;
  hasMore: boolean;
}

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

/** Cuts `limit + 1` rows to a page of `limit` and says whether more follow. */
export function keysetPage<Row extends Position>(
  rows: Row[],
  limit: number,
): { rows: Row[]; meta: KeysetMeta } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit;
  return {
    rows: page,
    meta: { hasMore, nextCursor: hasMore && last !== undefined ? encodeCursor(last) : null },
  };
}
