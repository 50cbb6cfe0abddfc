/**
 * What one call costs the server: processor time of the product's first thread, plain and with
 * compression as browsers ask for it, beside a bare Fastify that answers the same object without
 * asking a database. All of it in one run, in turns, and of each the cheapest round counts.
 * `node bench/server.mjs`; needs Linux and `node scripts/build.mjs api`.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startProduct } from '../scripts/servers/startProduct.mjs';
import { freePort } from '../scripts/servers/freePort.mjs';
import { root } from '../scripts/install.mjs';

const ROUNDS = 12;
const CALLS = 100;
const WARM_UP = 3;

/** Nanoseconds that the first thread of a process has run; scripts and the embedded database do. */
const processorTime = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);

const read = async (url, headers) => {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
};

/** A bare Fastify that answers one object, made into text for each answer. */
async function startBare(answer) {
  const fastify = createRequire(join(root, 'apps/api/package.json')).resolve('fastify');
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import fastify from ${JSON.stringify(`file://${fastify}`)};
      const app = fastify();
      const answer = ${answer};
      app.get('/', async () => answer);
      await app.listen({ port: ${port} });`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://localhost:${port}/`;
  while (!(await fetch(url).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { url, pid: child.pid, stop: () => child.kill() };
}

/** Microseconds of processor time of one call, over a round of them. */
async function roundOf({ url, headers, pid }) {
  const before = processorTime(pid);
  for (let call = 0; call < CALLS; call += 1) await read(url, headers);
  return (processorTime(pid) - before) / CALLS / 1e3;
}

const product = await startProduct({ RATE_LIMIT_SCALE: '100000' });
const signIn = await fetch(`${product.url}/api/auth/sign-in`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'demo', password: 'demo1234' }),
});
const { user, accessToken } = await signIn.json();
const authorization = `Bearer ${accessToken}`;
const ask = async (path) => JSON.parse(await read(`${product.url}/api${path}`, { authorization }));

/** The club of theirs that has most posts. */
const { userClubs } = await ask(`/users/${user.id}/get-clubs`);
const feeds = userClubs.map(({ id }) => `/club-social/club-posts-feed/${user.id}/${id}?limit=20`);
const lengths = new Map();
for (const feed of feeds) lengths.set(feed, JSON.stringify(await ask(feed)).length);
const [feed] = feeds.toSorted((a, b) => lengths.get(b) - lengths.get(a));
const bare = await startBare(JSON.stringify(await ask(feed)));

const plain = { authorization, 'accept-encoding': 'identity' };
const packed = { authorization, 'accept-encoding': 'gzip, deflate, br, zstd' };
const at = (path, headers) => ({ url: `${product.url}/api${path}`, headers, pid: product.pid });
const calls = {
  'the object alone, bare Fastify': { ...bare, headers: { 'accept-encoding': 'identity' } },
  feed: at(feed, plain),
  'feed, compressed': at(feed, packed),
  'who one is': at('/auth/me', plain),
  clubs: at('/clubs?limit=20', plain),
  notifications: at(`/notifications/${user.id}`, plain),
};
try {
  const costs = Object.fromEntries(Object.keys(calls).map((name) => [name, Infinity]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [name, call] of Object.entries(calls)) {
      const cost = await roundOf(call);
      if (round >= 0) costs[name] = Math.min(costs[name], cost);
    }
  console.log(`feed of ${lengths.get(feed)} bytes`);
  for (const [name, cost] of Object.entries(costs))
    console.log(
      name.padEnd(32),
      `${cost.toFixed(0)} µs`.padStart(9),
      `${(cost / costs.feed).toFixed(2)} × feed`.padStart(12),
    );
} finally {
  bare.stop();
  await product.stop();
}
