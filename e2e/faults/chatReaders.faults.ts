import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchId, signUp } from '../../apps/api/src/testing/chatSender';
import { startCluster, type Cluster } from '../../apps/api/src/testing/faults/cluster';
import { addFaultRow } from '../../apps/api/src/testing/faults/faultRows';
import { available } from '../../apps/api/src/testing/faults/ownServers';
import {
  runChatScenario,
  type ChatScenarioPerson,
} from '../../packages/features/src/testing/networkFaults';

const READERS_OF_A_NODE = 15;
const MESSAGES_A_SECOND = 10;
const BEFORE_MS = 5_000;
const OUTAGE_MS = 60_000;
const AFTER_MS = 5_000;
/** In which every list has to be equal to the database, once Redis is back. */
const SETTLED_MS = 15_000;
const TEST_MS = 240_000;

const hasServers = available.postgres && available.redis;

describe.skipIf(!hasServers)('readers on two nodes (start a PostgreSQL and a Redis here)', () => {
  let cluster: Cluster;
  let people: ChatScenarioPerson[];

  beforeAll(async () => {
    cluster = await startCluster();
    people = [];
    for (let n = 0; n < READERS_OF_A_NODE; n += 1) {
      people.push(...(await Promise.all(cluster.nodes.map(({ address }) => enter(address)))));
    }
  }, TEST_MS);
  afterAll(() => cluster?.remove());

  /** Everybody writes and reads through the product's own client while the fault lasts. */
  async function readThrough(fault: string, begin: () => unknown, end: () => unknown) {
    const everyMs = (people.length / MESSAGES_A_SECOND) * 1_000;
    let isOnline = () => {};
    const online = new Promise<void>((resolve) => (isOnline = resolve));
    const scenario = runChatScenario({
      apiBase: people[0]!.apiBase!,
      roomId: matchId,
      people,
      script: [],
      messages: Math.ceil((BEFORE_MS + OUTAGE_MS + AFTER_MS) / everyMs),
      everyMs,
      patienceMs: SETTLED_MS - AFTER_MS,
      log: (line) => line === 'Everyone is online.' && isOnline(),
    });
    await Promise.race([online, scenario]);
    await delay(BEFORE_MS);
    await begin();
    await delay(OUTAGE_MS);
    await end();
    const report = await scenario;
    const { written, stored, lost, missed, doubled, undecided, unsettled } = report;
    addFaultRow({
      fault,
      database: 'postgres',
      calls: written,
      acknowledged: stored,
      lost: lost.length + missed.length,
      doubled: doubled.length,
      unanswered: undecided.length,
    });
    expect({ undecided, unsettled, missed, report }).toEqual({
      undecided: [],
      unsettled: [],
      missed: [],
      report: expect.objectContaining({ isSound: true, stored: written }),
    });
  }

  test(
    'have every message in order once a killed Redis is back, and none is shown as failed',
    () =>
      readThrough(
        'readers: Redis killed, away for 60 s',
        () => cluster.redis.kill(),
        () => cluster.redis.restart(),
      ),
    TEST_MS,
  );

  test(
    'have every message in order once a Redis that hung goes on, and none is shown as failed',
    () =>
      readThrough(
        'readers: Redis hangs for 60 s',
        () => cluster.redis.hang(),
        () => cluster.redis.wake(),
      ),
    TEST_MS,
  );
});

async function enter(address: string): Promise<ChatScenarioPerson> {
  const { id, token } = await signUp(address);
  return { id, username: id, apiBase: `${address}/api`, getToken: () => Promise.resolve(token) };
}
