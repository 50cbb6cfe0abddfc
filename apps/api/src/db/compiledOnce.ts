import { ValueNode } from 'kysely';
import type { Compilable, CompiledQuery, DialectAdapter, Expression } from 'kysely';
import type { Queryable } from './dialect';
import { keepStatement } from './statementNames';

/** Stands in a query for a value that is given each time it runs. */
class Parameter<T> implements Expression<T> {
  constructor(readonly name: string) {}

  get expressionType(): T | undefined {
    return undefined;
  }

  toOperationNode() {
    return ValueNode.create(this);
  }
}

/** What stands for the values in a query that is built before they are known. */
export type Parameters<Values> = {
  readonly [Name in keyof Values]: Expression<Exclude<Values[Name], undefined>>;
};

/** The values that such parameters stand for. */
export type ValuesOf<P> = {
  [Name in keyof P]: P[Name] extends Expression<infer Value> | undefined ? Value : never;
};

/** A query that is built and compiled when it first runs, and sent with other values each time. */
export interface CompiledOnce<Values, Row> {
  rows(db: Queryable, values: Values): Promise<Row[]>;
  /** The first row; undefined where there is none. */
  first(db: Queryable, values: Values): Promise<Row | undefined>;
}

/**
 * Declares a query whose text is the same each time. `build` sees no values, only which of them
 * are there: what is left out or undefined has no parameter, and makes a text of its own. One whose
 * way depends on the values is not `isKept` as a prepared statement, so that PostgreSQL looks at
 * them each time.
 */
export function compiledOnce<P extends object, Row>(
  build: (db: Queryable, values: P) => Compilable<Row>,
  { isKept = true } = {},
): CompiledOnce<ValuesOf<P>, Row> {
  const compiled = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>();

  const queryFor = (db: Queryable, values: ValuesOf<P>): CompiledQuery<Row> => {
    const { adapter } = db.getExecutor();
    const given = Object.keys(values).filter((name) => values[name as keyof P] !== undefined);
    const shapes = compiled.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    const shape = given.join(' ');
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    const parameters = Object.fromEntries(given.map((name) => [name, new Parameter(name)]));
    const query = build(db, parameters as P).compile();
    compiled.set(adapter, shapes.set(shape, query));
    if (isKept) keepStatement(query.sql);
    return query;
  };

  const rows = async (db: Queryable, values: ValuesOf<P>): Promise<Row[]> => {
    const query = queryFor(db, values);
    const parameters = query.parameters.map((value) =>
      value instanceof Parameter ? values[value.name as keyof P] : value,
    );
    const sent: CompiledQuery<Row> = { ...query, parameters };
    return (await db.executeQuery(sent)).rows;
  };

  return { rows, first: async (db, values) => (await rows(db, values))[0] };
}
