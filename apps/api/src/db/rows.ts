import { CamelCasePlugin } from 'kysely';
import type { QueryResult, UnknownRow } from 'kysely';

/**
 * Names are camelCase here and snake_case in the database. Queries are translated by kysely; rows
 * are named as the drivers make them, once for each answer instead of once for each row.
 */
class NamesPlugin extends CamelCasePlugin {
  override transformResult({ result }: { result: QueryResult<UnknownRow> }) {
    return Promise.resolve(result);
  }

  propertyOf(column: string): string {
    return this.camelCase(column);
  }
}

export const namesPlugin = new NamesPlugin();

/** The names that columns have in rows. */
export const propertiesOf = (columns: string[]): string[] =>
  columns.map((column) => namesPlugin.propertyOf(column));

/** A row, made of its values in the order of the columns. */
export function toRow(properties: string[], values: unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < properties.length; at += 1) row[properties[at]!] = values[at];
  return row;
}
