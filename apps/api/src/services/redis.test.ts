import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import type { Api } from '../app';
import { callerOf } from '../testing/callers';
import { testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { createPerson } from '../testing/people';
import type { Person } from '../testing/people';
import { startServerProxy } from '../testing/serverProxy';
import type { ServerProxy } from '../testing/serverProxy';
import { addressOf, connect } from '../testing/sockets';
import type { TestSocket } from '../testing/sockets';
import { connectRedis } from './redis';

const redisUrl = process.env.TEST_REDIS_URL;

describe.skipIf(redisUrl === undefined)('a Redis that says nothing', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let proxy: ServerProxy;
  let api: Api;
  let ann: Person;
  let socket: TestSocket;
  const matchId = `quiet_${randomBytes(4).toString('hex')}`;

  beforeAll(async () => {
    database = await freshDatabase('embedded');
    proxy = await startServerProxy(redisUrl!);
    api = await createApp(
      testConfig({ ...database.config, redisUrl: proxy.through(redisUrl!), rateLimitScale: 1 }),
    );
    ann = await createPerson(api);
    await ann.post('/live-chats/create-chat-room', { matchId });
    socket = await connect(await addressOf(api), ann.accessToken);
    await socket.join(matchId);
  });
  afterAll(async () => {
    socket?.socket.close();
    await api?.close();
    await proxy?.close();
    await database?.drop();
  });

  const took = async (work: () => Promise<unknown>) => {
    const begun = Date.now();
    await work();
    return Date.now() - begun;
  };

  test('is noticed within a second, and no later call waits for it', async () => {
    proxy.silence();
    expect(await took(() => ann.get('/clubs'))).toBeLessThan(1_500);
    expect(
      await took(async () => {
        for (let n = 0; n < 10; n += 1) expect((await ann.get('/clubs')).status).toBe(200);
      }),
    ).toBeLessThan(1_000);
  });

  test('leaves chat going on this node', async () => {
    const ack = await socket.send({ matchId, userId: ann.id, message: 'Anybody there?' });
    expect(ack.ok).toBe(true);
    expect((await socket.next('newMessage')).message).toBe('Anybody there?');
  });

  test('leaves the limits in force, counted by the node', async () => {
    const { app } = api;
    const visitor = callerOf(app);
    const statuses = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push((await visitor.get(`/users/check-username/n${n}`)).status);
    expect([statuses[59], statuses[60]]).toEqual([200, 429]);
  });

  test('takes no node out of service, and is named by it', async () => {
    const ready = await api.app.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      {
        status: 'degraded',
        at: expect.any(String),
        checks: { database: true, storage: true, pictures: true, redis: false },
        problems: { redis: expect.stringContaining('Redis cannot be reached') },
      },
    ]);
  });

  test('is used again once it answers', async () => {
    proxy.resume();
    await expect
      .poll(async () => (await api.app.inject('/health/ready')).json().status, { timeout: 10_000 })
      .toBe('ok');
  });

  test('keeps a bounded number of messages waiting, and the node can be stopped', async () => {
    const quiet = { warn: () => undefined } as never;
    const clients = await connectRedis(proxy.through(redisUrl!), quiet);
    proxy.cut();
    await expect.poll(() => clients.publish.status).not.toBe('ready');
    const sent = Array.from({ length: 1_200 }, () => clients.publish.publish('nobody', 'x'));
    const refused = sent.map((one) =>
      one.then(
        () => false,
        () => true,
      ),
    );
    const settled = (n: number) => Promise.race([refused[n], Promise.resolve('waiting')]);
    expect(await settled(999)).toBe('waiting');
    expect(await refused[1_000]).toBe(true);
    proxy.resume();
    expect((await Promise.all(refused)).filter(Boolean)).toHaveLength(200);
    proxy.silence();
    await clients.close();
  });
});
