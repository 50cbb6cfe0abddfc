/**
 * What one call costs the server: processor time of the product's first thread, beside a bare
 * Fastify that runs the same queries, prepared once, and answers the same JSON; compressed as
 * browsers ask for it; and asked again when nothing has changed. All of it in one run, in turns,
 * and of each the cheapest round counts.
 * `node bench/server.mjs [--databases embedded,postgres]`; needs Linux, `node scripts/build.mjs
 * api`, and for PostgreSQL `TEST_DATABASE_URL`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { join } from 'node:path';
import { root } from '../scripts/install.mjs';
import { freePort } from '../scripts/servers/freePort.mjs';
import { startProduct } from '../scripts/servers/startProduct.mjs';
import { callApi } from '../scripts/servers/callApi.mjs';
import { openDatabase, processorTime } from './databases.mjs';
import { noteFigure } from './figures.mjs';

const { values } = parseArgs({
  options: { databases: { type: 'string', default: 'embedded,postgres' } },
});
const ROUNDS = 15;
const CALLS = 100;
const WARM_UP = 5;

async function read({ url, headers }) {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (!answer.ok && answer.status !== 304) throw new Error(`${url}: ${answer.status} ${text}`);
  return { status: answer.status, tag: answer.headers.get('etag'), text };
}

/** The feed and its reader as one would write them by hand, on the same database. */
async function startBare(settings) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(root, 'bench/byHand/bareServer.mjs'), JSON.stringify({ port, ...settings })],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/object`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The bare server ended before it was ready.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const at = (path) => ({
    url: `${url}${path}`,
    pid: child.pid,
    headers: { 'accept-encoding': 'identity' },
  });
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { at, stop };
}

/** Microseconds of processor time of one call, over a round of them. */
async function roundOf(call, attempts = 3) {
  const before = processorTime(call.pid);
  for (let count = 0; count < CALLS; count += 1) {
    const { status, tag } = await read(call);
    if (call.status === 304 && status === 200 && attempts > 1) {
      // Addresses of pictures are signed anew each quarter of an hour.
      call.headers['if-none-match'] = tag;
      return await roundOf(call, attempts - 1);
    }
    if (call.status !== undefined && status !== call.status)
      throw new Error(`${call.url}: ${status}, not ${call.status}`);
  }
  return (processorTime(call.pid) - before) / CALLS / 1e3;
}

/** The cheapest round of each call. */
async function cheapest(calls) {
  const costs = Object.fromEntries(Object.keys(calls).map((name) => [name, Infinity]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [name, call] of Object.entries(calls)) {
      const cost = await roundOf(call);
      if (round >= 0) costs[name] = Math.min(costs[name], cost);
    }
  return costs;
}

/** The club of theirs that has most posts. */
async function longestFeed(ask, userId) {
  const { userClubs } = await ask(`/users/${userId}/get-clubs`);
  let longest = { length: 0 };
  for (const { id: clubId } of userClubs) {
    const path = `/club-social/club-posts-feed/${userId}/${clubId}?limit=20`;
    const answer = await ask(path);
    const { length } = JSON.stringify(answer);
    if (length > longest.length) longest = { clubId, path, answer, length };
  }
  return longest;
}

const AGAIN = ', again';

/** Each reading call, and where its answers have tags the same asked again. */
async function readingCalls(product, headers, paths) {
  const calls = {};
  for (const [name, path] of Object.entries(paths)) {
    const call = { url: `${product.url}/api${path}`, pid: product.pid, headers };
    calls[name] = { ...call, status: 200 };
    const { tag } = await read(call);
    if (tag === null) continue;
    const again = { ...call, headers: { ...headers, 'if-none-match': tag }, status: 304 };
    calls[`${name}${AGAIN}`] = again;
  }
  return calls;
}

async function measure(name) {
  const database = await openDatabase(name);
  const product = await startProduct({
    SITE_DIR: '',
    RATE_LIMIT_SCALE: '100000',
    ...database.settings,
  });
  let bare;
  try {
    const account = { username: 'demo', password: 'demo1234' };
    const { user, accessToken } = await callApi(product.url, '/auth/sign-in', account);
    const authorization = `Bearer ${accessToken}`;
    const ask = async (path) =>
      JSON.parse(
        (await read({ url: `${product.url}/api${path}`, headers: { authorization } })).text,
      );
    const { clubId, path, answer, length } = await longestFeed(ask, user.id);
    bare = await startBare({
      database:
        name === 'postgres'
          ? { url: database.settings.DATABASE_URL }
          : { file: join(product.dataDir, 'clubline.db') },
      userId: user.id,
      clubId,
      object: answer,
    });
    if (!isDeepStrictEqual(JSON.parse((await read(bare.at('/feed'))).text), answer))
      throw new Error('The bare server answers another feed than the product.');
    const plain = { authorization, 'accept-encoding': 'identity' };
    const packed = { authorization, 'accept-encoding': 'gzip, deflate, br, zstd' };
    const calls = {
      'object, bare': bare.at('/object'),
      'feed, bare': bare.at('/feed'),
      'who one is, bare': bare.at('/me'),
      'feed, compressed': { url: `${product.url}/api${path}`, pid: product.pid, headers: packed },
      ...(await readingCalls(product, plain, {
        feed: path,
        'who one is': '/auth/me',
        clubs: '/clubs?limit=20',
        racers: '/jet-ski-racer-details?limit=20',
        notifications: `/notifications/${user.id}`,
        scoreboards: '/scoreboards',
      })),
    };
    return { length, costs: await cheapest(calls) };
  } finally {
    await bare?.stop();
    await product.stop();
    await database.drop();
  }
}

/** What a call may cost, in µs. */
const MOST_US = { feed: 500, 'who one is': 200 };

/** A call beside another one, in words, with what is aimed at. */
function ratioOf(call, costs) {
  const cost = costs[call];
  if (call.endsWith(AGAIN))
    return ['× the whole answer', cost / costs[call.replace(AGAIN, '')], { most: 0.3 }];
  if (call === 'feed, compressed') return ['× without', cost / costs.feed, { most: 1.3 }];
  const byHand = costs[`${call}, bare`];
  return byHand && ['× as fast as by hand', byHand / cost, call === 'feed' ? { least: 0.6 } : {}];
}

for (const name of values.databases.split(',')) {
  const { length, costs } = await measure(name);
  console.log(`\n${name}, a feed of ${length} bytes`);
  for (const [call, cost] of Object.entries(costs)) {
    const microseconds = Number(cost.toFixed(0));
    noteFigure(`${name}: ${call}`, microseconds, { unit: ' µs', most: MOST_US[call] });
    const [words, ratio, aim] = ratioOf(call, costs) ?? [];
    console.log(
      call.padEnd(26),
      `${microseconds} µs`.padStart(9),
      words ? `${ratio.toFixed(2)} ${words}` : '',
      Object.values(aim ?? {})
        .map((limit) => `(aim ${limit})`)
        .join(''),
    );
    if (words) noteFigure(`${name}: ${call}, ${words}`, Number(ratio.toFixed(2)), aim);
  }
}
