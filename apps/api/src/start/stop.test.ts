import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app';
import { testConfig } from '../testing/describeApi';
import { freshDatabase } from '../testing/freshDatabase';
import { buildNode, startNode } from '../testing/nodeProcess';
import { createPerson, newAccount } from '../testing/people';
import { addressOf, connect } from '../testing/sockets';
import { stopNode } from './stopNode';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeEach(async () => {
  database = await freshDatabase('embedded');
});
afterEach(() => database.drop());

const signUp = async (address: string) =>
  await fetch(`${address}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newAccount()),
  });

const status = async (address: string) => (await fetch(address)).status;

test('after a clean stop, a copy of the database file alone holds everything', async () => {
  const dataDir = database.config.dataDir!;
  const { address, kill } = await startNode(await buildNode(), { DATA_DIR: dataDir });
  for (let n = 0; n < 3; n += 1) expect((await signUp(address)).status).toBe(201);
  expect(await kill('SIGTERM')).toBe(0);

  const elsewhere = mkdtempSync(join(tmpdir(), 'clubline-copy-'));
  const copy = join(elsewhere, 'clubline.db');
  cpSync(join(dataDir, 'clubline.db'), copy);
  const people = new Database(copy).prepare('select count(*) as count from users').get();
  expect(people).toMatchObject({ count: 3 });
  expect(statSync(join(dataDir, 'clubline.db-wal')).size).toBe(0);
  rmSync(elsewhere, { recursive: true });
}, 60_000);

test('connections on which nothing, or half of something, was asked delay no stop', async () => {
  const api = await createApp(testConfig(database.config));
  const { hostname, port } = new URL(await addressOf(api));
  const [silent, halfSent] = [
    connectTcp(Number(port), hostname),
    connectTcp(Number(port), hostname),
  ];
  const ended = [silent, halfSent].map((socket) => {
    // Reset or ended: either is an end.
    socket.on('error', () => undefined);
    return once(socket, 'close');
  });
  await Promise.all([once(silent, 'connect'), once(halfSent, 'connect')]);
  halfSent.write('GET /health/live HTTP/1.1\r\nHost: clubline.test\r\n');
  // Both have arrived once the node has answered somebody who came later.
  expect(await status(`http://${hostname}:${port}/health/live`)).toBe(200);

  const begun = performance.now();
  await api.close();
  await Promise.all(ended);
  expect(performance.now() - begun).toBeLessThan(15_000);
}, 60_000);

test('a message that a stop finds half stored is acknowledged', async () => {
  const api = await createApp(testConfig(database.config));
  const ann = await createPerson(api);
  for (const matchId of ['final', 'other'])
    await ann.post('/live-chats/create-chat-room', { matchId });
  const socket = await connect(await addressOf(api), ann.accessToken);
  // Another process keeps the file, so that the message waits.
  const other = new Database(join(database.config.dataDir!, 'clubline.db'));
  other.exec('begin immediate');
  const send = (message: string) =>
    socket.send({ matchId: 'final', userId: ann.id, message }).then(
      ({ ok }) => ok,
      () => false,
    );
  const begun = send('Wait for me');
  // It only reads; the message came before it.
  await socket.join('other');
  const closing = api.close();
  const tooLate = send('Me too');
  await new Promise((resolve) => setImmediate(resolve));
  other.exec('rollback');
  other.close();
  expect([await begun, await tooLate]).toEqual([true, false]);
  await Promise.all([closing, socket.ended]);
});

test('a node that is told to stop says so, and answers during its grace', async () => {
  const api = await createApp(testConfig(database.config));
  const address = await addressOf(api);
  const seen: number[] = [];
  await stopNode(api, async () => {
    seen.push(await status(`${address}/health/ready`), await status(`${address}/health/live`));
    // What a proxy sends until it has noticed.
    seen.push((await signUp(address)).status);
  });
  expect(seen).toEqual([503, 200, 201]);
  await expect(fetch(`${address}/health/live`)).rejects.toThrow('fetch failed');
});
