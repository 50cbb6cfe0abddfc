import { sql } from 'kysely';
import type { SelectQueryBuilder, SqlBool } from 'kysely';
import { badField } from '../http/errors';
import type { ValuesOf } from './compiledOnce';
import type { Queryable } from './dialect';
import { cut } from './keyset';
import type { KeysetPage, PageOrder, SearchedRange } from './keyset';
import { listQuery } from './search/listQuery';
import type { ListSearch } from './search/listQuery';

/** What a row calls a text, and whether its `id` comes after that. */
interface TextName<Row> {
  name: keyof Row & string;
  /** The column of the id, which a row calls `id`. @default no two rows share the text */
  id?: string | undefined;
}

/** A list in the order of a text, and of an id where two rows may share that. */
interface TextColumns<Row> extends TextName<Row> {
  column: string;
}

/** What a page in the order of a text ended with. */
type LastText = { lastText: string; lastId?: string };

const textCursorOf = ({ lastText, lastId }: LastText): string =>
  Buffer.from(lastId === undefined ? lastText : `${lastId} ${lastText}`).toString('base64url');

/** Reads a cursor this server made; anything else is a 400 that names the field. */
function decodeTextCursor(cursor: string, hasId: boolean): LastText {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, lastId, rest] = /^([\w-]+) (.*)$/s.exec(text) ?? [];
  if (hasId && lastId && rest !== undefined && !rest.includes('\0'))
    return { lastText: rest, lastId };
  if (hasId || !/^\w+$/.test(text)) throw badField('cursor', 'Not a cursor of this list.');
  return { lastText: text };
}

/** By a text, sign by sign as databases do, then an id. */
export function byText<Row extends object>({ name, id }: TextName<Row>): PageOrder<Row> {
  const idOf = (row: Row) => String((row as { id?: unknown }).id);
  const compareTexts = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  return {
    compare: (a, b) =>
      compareTexts(String(a[name]), String(b[name])) || compareTexts(idOf(a), idOf(b)),
    cursorOf: (row) =>
      textCursorOf({ lastText: String(row[name]), ...(id && { lastId: idOf(row) }) }),
  };
}

/** Declares a list in the order of a text, such as a username. */
export function textKeysetList<P extends object, DB, TB extends keyof DB, Row extends object>(
  list: (db: Queryable, values: P) => SelectQueryBuilder<DB, TB, Row>,
  { column, name, id }: TextColumns<Row>,
  search?: ListSearch<ValuesOf<P>>,
) {
  const text = sql.ref(column);
  const pages = listQuery(
    list,
    {
      columns: [{ query: column, row: name }, ...(id ? [{ query: id, row: 'id' }] : [])],
      follows: ({ lastText, lastId }) =>
        lastText &&
        (id
          ? sql<SqlBool>`(${text}, ${sql.ref(id)}) > (${lastText}, ${lastId})`
          : sql<SqlBool>`${text} > ${lastText}`),
      direction: 'asc',
    },
    search,
  );
  return async (
    db: Queryable,
    values: ValuesOf<P>,
    range: SearchedRange,
  ): Promise<KeysetPage<Row>> => {
    const { cursor, limit, skip = 0, search: words } = range;
    const last = cursor ? decodeTextCursor(cursor, id !== undefined) : undefined;
    const found = await pages(db, values, {
      ...(last && { last }),
      ...(!last && skip > 0 && { skip }),
      limit,
      words,
    });
    return cut(found, range, byText<Row>({ name, id }).cursorOf);
  };
}
