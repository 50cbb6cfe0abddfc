import type { Kysely, KyselyPlugin, Transaction } from 'kysely';
import type { Tables } from './tables';

/** Throws where a transaction must not go on. */
export type Check = (trx: Transaction<Tables>) => Promise<void>;

const checks = new WeakMap<Kysely<Tables>, Check>();

const changesNothing: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => result,
};

/**
 * The same database, whose transactions begin with a check; `first` is done before it, such as
 * locking what the check must not lock anything before.
 */
export function checkedDb(db: Kysely<Tables>, check: Check, first?: Check): Kysely<Tables> {
  const checked = db.withPlugin(changesNothing);
  checks.set(checked, async (trx) => {
    await first?.(trx);
    await check(trx);
  });
  return checked;
}

/** How transactions on this database begin; undefined where anything may be written. */
export const checkOf = (db: Kysely<Tables>): Check | undefined => checks.get(db);
