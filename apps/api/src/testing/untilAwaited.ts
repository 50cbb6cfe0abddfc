import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db, Queryable } from '../db/dialect';

/** Until one other connection to PostgreSQL waits for what this transaction has locked. */
export async function untilAwaited(db: Db, trx: Queryable): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  const waiting = sql`select pid from pg_stat_activity
    where ${rows[0]!.pid} = any(pg_blocking_pids(pid))`;
  await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
}
