import type { KyselyPlugin } from 'kysely';
import type { Db } from '../db/dialect';

/** The same database, and how many statements were sent through it. */
export function countQueries(db: Db): { db: Db; sent(): number } {
  let sent = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      sent += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(counter), sent: () => sent };
}
