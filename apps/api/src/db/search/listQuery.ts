import { sql } from 'kysely';
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import { compiledOnce } from '../compiledOnce';
import type { CompiledOnce, Parameters, ValuesOf } from '../compiledOnce';
import { anyContains, dialectOf, isFound, lookingFor } from '../dialect';
import type { Looking, Queryable } from '../dialect';

/**
 * So many rows are looked through in the order of the list before an index is asked: where words
 * are common, the page is full by then.
 */
const readFirst = (limit: number) => Math.max(50, 2 * limit);

/** How words are looked for in a list, which is `startingFrom` what they are found in. */
export interface ListSearch<Values = object> {
  /** The texts they may be in, of a row that is called `listed`. */
  texts: Expression<string | null>[];
  /**
   * Ids that an index finds, among them all that have the words, some maybe twice; null where it
   * cannot say. What it does depends on rows of the list alone, or strangers could tell by the
   * time what else there is.
   */
  find(db: Queryable, words: string, values: Values): Promise<string[] | null>;
  /** The column of the list that has such an id. */
  column: string;
}

/** What a list that can be searched is given: from which ids it is `startingFrom`, a JSON array. */
export type Found = Parameters<{ ids?: string }>;

/** In which order a list is, and where in it a page begins. */
export interface ListOrder {
  /** What it is ordered by, first to last: in the query, and in a row of it. */
  columns: { query: string; row: string }[];
  /** Whether a row comes after the page before, given what that ended with; undefined without. */
  follows(last: Record<string, Expression<unknown>>): Expression<SqlBool> | undefined;
  direction: 'asc' | 'desc';
}

type Range = Parameters<{
  limit: number;
  skip?: number;
  /** Only so many rows are looked through. */
  first?: number;
  /** Only rows that have to do with these, which are a JSON array. */
  ids?: string;
}> &
  Partial<Parameters<Looking>>;

/** Loads the rows of a page, one more than `limit` where there are more. */
export type LoadRows<Values, Row> = (
  db: Queryable,
  values: Values,
  page: {
    limit: number;
    skip?: number | undefined;
    /** What the values of the page before ended with; its names are those of `follows`. */
    last?: Record<string, string> | undefined;
    words?: string | undefined;
  },
) => Promise<Row[]>;

/**
 * Rows of a page as clients ask for them. Told so, PostgreSQL sees with the first plans that one of
 * them does for all values, and plans no more; not knowing, it takes a tenth of the list for a page
 * and plans each time, which takes longer than to read the page.
 */
const USUAL_LIMITS = [5, 10, 20, 30, 50, 100, 500];

/** Declares the queries of a list in one order, whole or searched. */
export function listQuery<P extends object, DB, TB extends keyof DB, Row extends object>(
  list: (db: Queryable, values: P) => SelectQueryBuilder<DB, TB, Row>,
  { columns, follows, direction }: ListOrder,
  search?: ListSearch<ValuesOf<P>>,
): LoadRows<ValuesOf<P>, Row> {
  const [inQuery, inRow] = [
    columns.map(({ query }) => query),
    columns.map(({ row }) => `listed.${row}`),
  ];
  const build = (db: Queryable, values: P & Range) => {
    const { limit, skip, first, ids, words, pattern, literal } = values;
    const after = follows(values as Record<string, Expression<unknown>>);
    const all = list(db, values).$if(after !== undefined, (rows) => rows.where(after!));
    if (!words || !pattern || !literal || !search)
      return inOrder(all, inQuery, direction)
        .limit(limit)
        .$if(skip !== undefined, (rows) => rows.offset(skip!));
    const known = ids ? all.where(isFound(db, search.column, ids)) : all;
    const listed = first ? inOrder(known, inQuery, direction).limit(first) : known;
    const found = db
      .selectFrom(listed.as('listed'))
      .selectAll('listed')
      .where(anyContains(db, search.texts, { words, pattern, literal }));
    return inOrder(found, inRow, direction)
      .limit(limit)
      .$if(skip !== undefined, (rows) => rows.offset(skip!));
  };
  const pages = compiledOnce(build) as unknown as CompiledOnce<object, Row>;
  const usualPages = new Map(
    USUAL_LIMITS.map((limit) => [
      limit,
      compiledOnce((db: Queryable, values: P & Range) =>
        build(db, { ...values, limit: sql.lit(limit + 1) }),
      ) as unknown as CompiledOnce<object, Row>,
    ]),
  );
  const searches = compiledOnce(build, { isKept: false }) as unknown as CompiledOnce<object, Row>;

  return async (db, values, { limit, skip, last, words }) => {
    const unlimited = { ...values, ...last, skip };
    const range = { ...unlimited, limit: limit + 1 };
    if (!words || search === undefined) {
      const usual = dialectOf(db) === 'postgres' ? usualPages.get(limit) : undefined;
      return await (usual ? usual.rows(db, unlimited) : pages.rows(db, range));
    }
    const searched = { ...range, ...lookingFor(words) };
    const beginning = await searches.rows(db, { ...searched, first: readFirst(limit) });
    if (beginning.length > limit) return beginning;
    const ids = await search.find(db, words, values);
    if (ids === null) return await searches.rows(db, searched);
    // The list starts from them: what is found in two ways would be a row twice.
    return await searches.rows(db, { ...searched, ids: JSON.stringify([...new Set(ids)]) });
  };
}

function inOrder<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  columns: string[],
  direction: ListOrder['direction'],
): SelectQueryBuilder<DB, TB, Row> {
  return columns.reduce((all, column) => all.orderBy(sql.ref(column), direction), rows);
}
