import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Queryable } from '../../db/dialect';
import { describeApi } from '../../testing/describeApi';
import { addPartner } from '../../testing/partners';
import type { Person } from '../../testing/people';
import { untilAwaited } from '../../testing/untilAwaited';
import { takeAdminRole } from './administrators.repository';

describeApi('an administrator whose call waits', (t) => {
  const losses: Record<string, (admin: Person) => Promise<unknown>> = {
    'is signed out': (admin) => admin.post('/auth/logout'),
    'loses the role': ({ id }) => takeAdminRole(t.api.context.db, id),
  };

  /** Until somebody waits for who waits for this transaction. */
  async function untilAwaitedInTurn(trx: Queryable): Promise<void> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const last = sql`select other.pid from pg_stat_activity one
      join pg_stat_activity other on one.pid = any(pg_blocking_pids(other.pid))
      where ${rows[0]!.pid} = any(pg_blocking_pids(one.pid))`;
    await expect.poll(async () => (await last.execute(t.api.context.db)).rows).toHaveLength(1);
  }

  test.for(Object.entries(losses))(
    '%s only once a key that they are making for a partner is made',
    async ([what, lose], { skip }) => {
      if (t.database === 'embedded') skip();
      const { db } = t.api.context;
      const [admin, name] = [await t.admin(), `Waiting ${what}`];
      await addPartner(t, name);
      const order: string[] = [];
      const done = await db.transaction().execute(async (trx) => {
        const partner = trx.selectFrom('partners').where('name', '=', name).select('id');
        await partner.forUpdate().execute();
        const made = admin.post('/admin/partner-keys', { partner: name });
        await untilAwaited(db, trx);
        const lost = lose(admin).then(() => order.push('lost'));
        await untilAwaitedInTurn(trx);
        return { all: [made.then(({ status }) => order.push(`${status}`)), lost] };
      });
      await Promise.all(done.all);
      expect(order).toEqual(['201', 'lost']);
      expect((await admin.get('/admin/partner-keys')).status).not.toBe(200);
    },
  );
});
