/**
 * What a message in a busy room costs the server: 20 people write as fast as they are answered, 200
 * read. Ours, which stores each message before anybody sees it, beside a bare Socket.IO server that
 * stores nothing, in turns; the best round of each counts.
 * `node bench/fanOut.mjs [--databases embedded,postgres] [--rounds 9]`; needs Linux, `node
 * scripts/build.mjs api`, and for PostgreSQL `TEST_DATABASE_URL`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { root } from '../scripts/install.mjs';
import { freePort } from '../scripts/servers/freePort.mjs';
import { startProduct } from '../scripts/servers/startProduct.mjs';
import { callApi } from '../scripts/servers/callApi.mjs';
import { openDatabase, processorTime } from './databases.mjs';
import { noteFigure } from './figures.mjs';
import { enterRoom } from './clients/roomClients.mjs';

const { values } = parseArgs({
  options: {
    databases: { type: 'string', default: 'embedded,postgres' },
    rounds: { type: 'string', default: '9' },
  },
});
const READERS = 200;
const SENDERS = 20;
/** Messages of one sender in a round. */
const MESSAGES = 10;
const WARM_UP = 2;
/** What is aimed at, × as fast as by hand. */
const LEAST = 0.65;
const matchId = 'bench_room';

async function startBare() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'bench/byHand/bareChat.mjs'), String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/socket.io/`).catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50));
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { url, pid: child.pid, stop, signUp: async (name) => ({ userId: name, auth: {} }) };
}

async function startOurs(database) {
  const product = await startProduct({
    SITE_DIR: '',
    RATE_LIMIT_SCALE: '100000',
    ...database.settings,
  });
  const password = 'a long one to remember';
  const signUp = async (username) => {
    await callApi(product.url, '/auth/sign-up', {
      username,
      email: `${username}@fans.example`,
      password,
      firstName: 'Writer',
      lastName: 'Of Many',
      sportInterests: ['Jet-Ski'],
      tags: { profile: ['Fan'] },
    });
    const account = { username, password };
    const { accessToken, user } = await callApi(product.url, '/auth/sign-in', account);
    await callApi(product.url, '/live-chats/create-chat-room', { matchId }, accessToken);
    return { userId: user.id, auth: { token: accessToken } };
  };
  return { ...product, signUp };
}

/** A room that is full. */
async function fill({ url, pid, signUp }) {
  const senders = [];
  for (let index = 0; index < SENDERS; index += 1) {
    const { userId, auth } = await signUp(`writer_${index}`);
    senders.push({ userId, client: await enterRoom(url, matchId, auth) });
  }
  const readers = [];
  for (let index = 0; index < READERS; index += 1)
    readers.push(await enterRoom(url, matchId, { reader: true }));
  return { pid, senders, readers };
}

/** Processor time and time of one message, in µs, over a round of them that all have received. */
async function play({ pid, senders, readers }) {
  const total = SENDERS * MESSAGES;
  const clients = [...readers, ...senders.map(({ client }) => client)];
  const received = clients.map(
    (client) =>
      new Promise((resolve) => {
        client.received = 0;
        client.onMessage = () => client.received === total && resolve();
      }),
  );
  const before = processorTime(pid);
  const began = performance.now();
  await Promise.all(
    senders.map(async ({ userId, client }) => {
      for (let count = 0; count < MESSAGES; count += 1) {
        const clientMessageId = `m_${Math.random().toString(36).slice(2)}`;
        const message = `Message ${count}, as long as people write them in a race.`;
        const answer = await client.send({ userId, message, clientMessageId });
        if (!answer.ok) throw new Error(JSON.stringify(answer));
      }
    }),
  );
  await Promise.all(received);
  const time = ((performance.now() - began) * 1e3) / total;
  return { processor: (processorTime(pid) - before) / total / 1e3, time };
}

async function measure(name) {
  const database = await openDatabase(name);
  const servers = { bare: await startBare(), ours: await startOurs(database) };
  try {
    const rooms = { bare: await fill(servers.bare), ours: await fill(servers.ours) };
    const best = {};
    for (let round = -WARM_UP; round < Number(values.rounds); round += 1)
      for (const [who, room] of Object.entries(rooms)) {
        const { processor, time } = await play(room);
        if (round < 0) continue;
        const known = best[who] ?? { processor: Infinity, time: Infinity };
        best[who] = {
          processor: Math.min(known.processor, processor),
          time: Math.min(known.time, time),
        };
      }
    return best;
  } finally {
    await servers.bare.stop();
    await servers.ours.stop();
    await database.drop();
  }
}

for (const name of values.databases.split(',')) {
  const { bare, ours } = await measure(name);
  console.log(`\n${name}, load of this machine ${loadavg()[0].toFixed(1)}`);
  for (const [what, words] of [
    ['processor', 'processor time of a message'],
    ['time', 'time of a message'],
  ]) {
    const ratio = (bare[what] / ours[what]).toFixed(2);
    console.log(
      `${words.padEnd(28)} bare ${bare[what].toFixed(0)} µs, ours ${ours[what].toFixed(0)} µs:`,
      `${ratio} × as fast as by hand (≥ ${LEAST})`,
    );
    noteFigure(`${name}: ${words}, × as fast as by hand`, Number(ratio), { least: LEAST });
  }
}
process.exit();
