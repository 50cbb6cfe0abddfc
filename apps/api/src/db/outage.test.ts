import { join } from 'node:path';
import Database from 'libsql';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import type { Api } from '../app';
import { testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { createPerson } from '../testing/people';
import type { Person } from '../testing/people';
import { startServerProxy } from '../testing/serverProxy';
import type { ServerProxy } from '../testing/serverProxy';
import { addressOf, connect } from '../testing/sockets';
import { transact } from './dialect';
import type { Db } from './dialect';
import { isOutage } from './outage';
import { postgresOn } from './postgres';

const databaseUrl = process.env.TEST_DATABASE_URL;

describe.skipIf(databaseUrl === undefined)('PostgreSQL that fails', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let proxy: ServerProxy;
  let api: Api;
  let ann: Person;

  beforeAll(async () => {
    database = await freshDatabase('postgres');
    proxy = await startServerProxy(databaseUrl!);
    const throughProxy = proxy.through(database.config.databaseUrl!);
    api = await createApp(testConfig({ ...database.config, databaseUrl: throughProxy }));
    ann = await createPerson(api);
  });
  afterEach(() => proxy.resume());
  afterAll(async () => {
    await api?.close();
    await proxy?.close();
    await database?.drop();
  });

  test('a connection lost in a transaction ends that call alone, as an outage', async () => {
    const lost = transact(api.context.db, async (trx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx).catch(() => undefined);
      // As a call does that waits for something else meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
      await sql`select 1`.execute(trx);
    });
    const error = await lost.catch((caught: unknown) => caught);
    expect(isOutage(error)).toBe(true);
    expect((await ann.get('/clubs')).status).toBe(200);
  });

  test('a connection cut between two statements leaves the node alive', async () => {
    const lost = transact(api.context.db, async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.cut();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(trx);
    });
    expect(isOutage(await lost.catch((caught: unknown) => caught))).toBe(true);
    const refused = await ann.get('/clubs');
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
    proxy.resume();
    expect((await ann.get('/clubs')).status).toBe(200);
  });

  test('a silent server is answered for with 503 within ten seconds', async () => {
    const asMany = () => Promise.all(Array.from({ length: 30 }, () => ann.get('/clubs')));
    // So that the pool is full of connections that will say nothing.
    await asMany();
    proxy.silence();
    const begun = Date.now();
    const answers = await asMany();
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    proxy.resume();
    expect((await ann.get('/clubs')).status).toBe(200);
  });

  test('a server that only reads makes writing an outage', async () => {
    const error = await transact(api.context.db, async (trx) => {
      await sql`set transaction read only`.execute(trx);
      await trx.deleteFrom('clubs').execute();
    }).catch((caught: unknown) => caught);
    expect(isOutage(error)).toBe(true);
  });
});

describe('what PostgreSQL refuses is told by its code, whatever language its words are in:', () => {
  /** What a statement that is refused so throws, and whether its connection is used again. */
  async function refused(severity: string, code: string) {
    const error = Object.assign(new DatabaseError('…', 1, 'error'), { severity, code });
    const released: unknown[] = [];
    const client = {
      query: () => Promise.reject(error),
      release: (failure: unknown) => released.push(failure),
    };
    const db = postgresOn({ connect: async () => client } as unknown as Pool, [], true) as Db;
    const thrown = await sql`select 1`.execute(db).catch((caught: unknown) => caught);
    return { isOutage: isOutage(thrown), isUsedAgain: released[0] === undefined };
  }

  test.each(['ERROR', 'FEHLER', 'ОШИБКА'])('%s', async (severity) => {
    expect(await refused(severity, '22021')).toEqual({ isOutage: false, isUsedAgain: true });
  });

  test.each(['FATAL', 'ВАЖНО'])('%s', async (severity) => {
    expect(await refused(severity, '57P01')).toEqual({ isOutage: true, isUsedAgain: false });
  });
});

describe('an embedded database that fails', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let api: Api;
  let ann: Person;
  const matchId = 'final';

  beforeAll(async () => {
    database = await freshDatabase('embedded');
    api = await createApp(testConfig(database.config));
    ann = await createPerson(api);
    await ann.post('/live-chats/create-chat-room', { matchId });
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  /** As another process that writes, or copies the file. */
  const lock = () => {
    const other = new Database(join(database.config.dataDir!, 'clubline.db'));
    other.exec('begin immediate');
    return () => {
      other.exec('rollback');
      other.close();
    };
  };

  async function longestRead(times: number): Promise<number> {
    let longest = 0;
    for (let n = 0; n < times; n += 1) {
      const begun = Date.now();
      expect((await ann.get('/clubs')).status).toBe(200);
      longest = Math.max(longest, Date.now() - begun);
    }
    return longest;
  }

  test('while another process writes, reads go on, and writes wait their turn', async () => {
    const unlock = lock();
    const writes = Promise.all([
      ann.post('/social/profile-posts', { content: 'Patience' }),
      ann.post('/clubs', { name: 'The patient', isPrivate: false }),
    ]);
    const longest = await longestRead(20);
    unlock();
    expect(longest).toBeLessThan(1_000);
    expect((await writes).map(({ status }) => status)).toEqual([201, 201]);
  });

  test('a lock that stays makes writes a 503, and stops nothing else', async () => {
    const unlock = lock();
    const begun = Date.now();
    const write = ann.post('/social/profile-posts', { content: 'Too long' });
    expect(await longestRead(20)).toBeLessThan(1_000);
    const refused = await write;
    unlock();
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
  });

  test('a full disk is an outage, in calls and in chat, and passes', async () => {
    const listener = await connect(await addressOf(api), ann.accessToken);
    const send = (message: string) => listener.send({ matchId, userId: ann.id, message });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(api.context.db);
    await sql`pragma max_page_count = ${sql.lit(Object.values(rows[0]!)[0])}`.execute(
      api.context.db,
    );
    const long = 'x'.repeat(2_000);
    const refusals = new Set<string>();
    for (let n = 0; n < 10; n += 1) {
      const ack = await send(long);
      if (!ack.ok) refusals.add(ack.code);
    }
    expect([...refusals]).toEqual(['UNAVAILABLE']);
    // The page that is in use takes some more.
    let answer = await ann.post('/social/profile-posts', { content: long.slice(0, 500) });
    for (let n = 0; n < 20 && answer.status === 201; n += 1)
      answer = await ann.post('/social/profile-posts', { content: long.slice(0, 500) });
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
    expect((await ann.get('/clubs')).status).toBe(200);
    await sql`pragma max_page_count = 1000000`.execute(api.context.db);
    expect((await send(long)).ok).toBe(true);
    listener.socket.close();
  });
});
