import type { KyselyPlugin } from 'kysely';
import type { Db } from '../db/dialect';

/** The same database, and how many rows each statement reads or deletes, in transactions too. */
export function countRows(db: Db): { db: Db; deleted: number[]; sent: number[] } {
  const deletions = new WeakSet<object>();
  const deleted: number[] = [];
  const sent: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === 'DeleteQueryNode') deletions.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      sent.push(result.rows.length);
      if (deletions.has(queryId))
        deleted.push(Number(result.numAffectedRows ?? result.rows.length));
      return result;
    },
  };
  return { db: db.withPlugin(counting), deleted, sent };
}
