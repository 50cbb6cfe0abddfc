import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster } from '../testing/faults/cluster';
import type { Cluster } from '../testing/faults/cluster';
import { available } from '../testing/faults/ownServers';
import { survive } from '../testing/faults/survive';

const CUTS = 100;
const OUTAGE_MS = 5_000;
const TEST_MS = 120_000;

const hasServers = available.postgres && available.redis;

/** Tells a server something as the one who runs it. */
async function asOperator(
  { url }: Cluster['postgres'],
  work: (operator: Client) => Promise<void>,
): Promise<void> {
  const operator = new Client({ connectionString: url });
  await operator.connect();
  await work(operator).finally(() => operator.end());
}

const cutConnection = (operator: Client) =>
  operator.query(
    // Rather one that does something, and best one that holds a transaction open.
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
     order by state = 'idle', random() limit 1`,
  );

async function setReadOnly(operator: Client, value: 'on' | 'off'): Promise<void> {
  await operator.query(`alter system set default_transaction_read_only = ${value}`);
  await operator.query('select pg_reload_conf()');
}

describe.skipIf(!hasServers)('two nodes (start a PostgreSQL and a Redis here)', () => {
  let cluster: Cluster;
  const duringFault = (fault: string, work: () => Promise<void>) =>
    survive({ fault, database: 'postgres' }, cluster.nodes, work);

  beforeAll(async () => {
    cluster = await startCluster();
  }, TEST_MS);
  afterAll(() => cluster?.remove());

  test(
    `outlive ${CUTS} cut connections`,
    () =>
      duringFault(`${CUTS} connections to PostgreSQL cut`, () =>
        asOperator(cluster.postgres, async (operator) => {
          for (let cut = 0; cut < CUTS;) {
            const { rowCount } = await cutConnection(operator);
            cut += rowCount ?? 0;
            await delay(50);
          }
        }),
      ),
    TEST_MS,
  );

  test(
    'answer for a PostgreSQL that says nothing, and go on when it does',
    () =>
      duringFault('PostgreSQL silent for 15 s', async () => {
        cluster.network.silence();
        await delay(15_000);
        cluster.network.resume();
      }),
    TEST_MS,
  );

  test(
    'answer for a PostgreSQL that was killed, and go on when it is back',
    () =>
      duringFault('PostgreSQL killed, away for 5 s', async () => {
        await cluster.postgres.kill();
        await delay(OUTAGE_MS);
        expect(await cluster.readiness()).toEqual([503, 503]);
        await cluster.postgres.restart();
      }),
    TEST_MS,
  );

  test(
    'stay in service while PostgreSQL takes no writes',
    () =>
      duringFault('PostgreSQL takes no writes for 5 s', () =>
        asOperator(cluster.postgres, async (operator) => {
          await setReadOnly(operator, 'on');
          await delay(OUTAGE_MS);
          expect(await cluster.readiness()).toEqual([200, 200]);
          await setReadOnly(operator, 'off');
        }),
      ),
    TEST_MS,
  );

  test(
    'stay in service while Redis hangs',
    () =>
      duringFault('Redis hangs for 5 s', async () => {
        cluster.redis.hang();
        await delay(OUTAGE_MS);
        expect(await cluster.readiness()).toEqual([200, 200]);
        cluster.redis.wake();
      }),
    TEST_MS,
  );

  test(
    'stay in service while Redis is away',
    () =>
      duringFault('Redis killed, away for 5 s', async () => {
        await cluster.redis.kill();
        await delay(OUTAGE_MS);
        expect(await cluster.readiness()).toEqual([200, 200]);
        await cluster.redis.restart();
      }),
    TEST_MS,
  );
});
