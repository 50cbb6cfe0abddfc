/**
 * Keeps the product busy for long, as people do: reading, writing, reacting, chatting, signing in,
 * refreshing sessions, sending pictures, coming and going by socket. Says whether it grows.
 * `node bench/soak.mjs [--minutes 30] [--people 16] [--databases embedded,postgres]`, the minutes
 * for each database; needs `node scripts/build.mjs api`, and `TEST_DATABASE_URL` for PostgreSQL.
 * Ends with 1 when memory or open files of the last third are over 1.1 times those of the first,
 * when files stay open after everybody has left, or when a call fails on the server's side.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { startProduct } from '../scripts/servers/startProduct.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    people: { type: 'string', default: '16' },
    databases: { type: 'string', default: 'embedded,postgres' },
  },
});
const minutes = Number(values.minutes);
const matchId = 'aqua_world_finals_2025';
/** Share of the time in which caches fill and code is compiled; not counted. */
const WARM_UP = 1 / 6;
const SAMPLES = 60;
/** How long people think between two things they do. */
const THINK_MS = 250;
const REFRESH_MS = 60_000;
/** Most that the last third may be of the first. */
const GROWTH = 1.1;
/**
 * Open files that may be left when everybody is gone: the pool's, and for each person a connection
 * kept for a next call.
 */
const LEFT_OPEN = 12 + Number(values.people);

const wait = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));
const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
const inMegabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** A schema of its own in the PostgreSQL for tests, dropped afterwards. */
async function freshSchema() {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (!connectionString) throw new Error('PostgreSQL needs TEST_DATABASE_URL.');
  const schema = `soak_${randomBytes(4).toString('hex')}`;
  const run = async (statement) => {
    const client = new Client({ connectionString });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create schema ${schema}`);
  const url = new URL(connectionString);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { url: url.href, drop: () => run(`drop schema ${schema} cascade`) };
}

/** What a node says of itself; the event loop's figure is of the time since it was last asked. */
async function measure(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    resident: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_used_bytes'),
    open: read('process_open_fds'),
    loop: read('nodejs_eventloop_lag_p99_seconds') * 1_000,
  };
}

const counts = { calls: 0, refused: 0, failed: 0, messages: 0, sockets: 0 };

/** Calls as one person; what the server fails at is counted, and so is what it refuses. */
async function send(person, method, path, body) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${person.url}/api${path}`, {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(person.accessToken && { authorization: `Bearer ${person.accessToken}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  counts.calls += 1;
  const text = await answer.text();
  if (answer.status >= 500) {
    counts.failed += 1;
    console.error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  } else if (!answer.ok) {
    counts.refused += 1;
    counts.firstRefusal ??= `${method} ${path}: ${answer.status} ${text.slice(0, 200)}`;
  }
  return answer.ok && text ? JSON.parse(text) : {};
}

async function enter(url, index) {
  const username = `soak_${index}`;
  const person = { url, username, password: 'correct horse', posts: [] };
  await send(person, 'POST', '/auth/sign-up', {
    username,
    email: `${username}@fans.example`,
    password: person.password,
    firstName: 'Soak',
    lastName: `No ${index}`,
    sportInterests: ['Jet-Ski'],
    tags: { profile: ['Fan'] },
  });
  await signIn(person);
  await send(person, 'POST', '/live-chats/create-chat-room', { matchId });
  return person;
}

async function signIn(person) {
  const { username, password } = person;
  const answer = await send(person, 'POST', '/auth/sign-in', { username, password });
  Object.assign(person, {
    id: answer.user.id,
    accessToken: answer.accessToken,
    refreshToken: answer.refreshToken,
    signedInAt: Date.now(),
  });
}

async function refresh(person) {
  const { refreshToken } = person;
  const tokens = await send(person, 'POST', '/auth/refresh', { refreshToken });
  Object.assign(person, tokens, { signedInAt: Date.now() });
}

async function comeAgain(person) {
  person.socket?.close();
  const socket = io(person.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    query: { token: person.accessToken },
  });
  person.socket = socket;
  counts.sockets += 1;
  socket.emit('joinRoom', { matchId, username: person.username });
  await Promise.race([once(socket, 'joinRoomSuccess'), wait(5_000)]);
}

/** What people do, with how often one does it compared with the others. */
const deeds = (club, picture) => [
  [6, (p) => send(p, 'GET', `/club-social/club-posts-feed/${p.id}/${club}`)],
  [4, (p) => send(p, 'GET', `/live-chats/messages/${matchId}?limit=50`)],
  [3, (p) => send(p, 'GET', '/social/profile-posts')],
  [3, (p) => send(p, 'GET', '/clubs?limit=20')],
  [3, (p) => send(p, 'GET', `/notifications/${p.id}?page=1&limit=20`)],
  [2, (p) => send(p, 'GET', '/users?limit=20&page=1')],
  [
    3,
    async (p) => {
      const body = { userId: p.id, clubId: club, content: 'What a race', mediaUrls: [] };
      const made = await send(p, 'POST', '/club-social/club-posts', body);
      if (made.data) p.posts.push(made.data.post.id);
      const oldest = p.posts.length > 5 ? p.posts.shift() : undefined;
      if (oldest) await send(p, 'DELETE', `/club-social/club-posts/${club}/${oldest}/${p.id}`);
    },
  ],
  [
    5,
    async (p) => {
      const clubPostId = p.posts.at(-1);
      if (!clubPostId) return;
      const body = { clubPostId, userId: p.id };
      await send(p, 'POST', '/club-social/club-post-reactions', { ...body, reaction: 'love' });
      await send(p, 'POST', '/club-social/club-comments', { ...body, content: 'Yes!' });
    },
  ],
  [
    10,
    async (p) => {
      if (!p.socket?.connected) return;
      counts.messages += 1;
      const message = { matchId, userId: p.id, message: 'what a race '.repeat(3) };
      p.socket.emit('sendMessage', message);
    },
  ],
  [2, comeAgain],
  [0.3, signIn],
  [
    0.3,
    (p) => {
      const form = new FormData();
      form.set('media', new Blob([picture], { type: 'image/jpeg' }), 'race.jpg');
      return send(p, 'POST', '/social/profile-posts/upload-media', form);
    },
  ],
];

function choose(list) {
  let left = Math.random() * list.reduce((sum, [weight]) => sum + weight, 0);
  return list.find(([weight]) => (left -= weight) < 0)?.[1] ?? list[0][1];
}

async function live(person, list, until) {
  await comeAgain(person);
  while (Date.now() < until) {
    if (Date.now() - person.signedInAt > REFRESH_MS) await refresh(person);
    await choose(list)(person);
    await wait(Math.random() * 2 * THINK_MS);
  }
  person.socket?.close();
}

const noise = async () => {
  const [width, height] = [1_600, 1_200];
  const raw = { width, height, channels: 3 };
  return await sharp(randomBytes(width * height * 3), { raw })
    .jpeg()
    .toBuffer();
};

async function soak(database) {
  const schema = database === 'postgres' ? await freshSchema() : undefined;
  const product = await startProduct({
    SITE_DIR: '',
    RATE_LIMIT_SCALE: '1000',
    ...(schema && { DATABASE_URL: schema.url }),
  });
  Object.assign(counts, { calls: 0, refused: 0, failed: 0, messages: 0, sockets: 0 });
  try {
    const before = await measure(product.url);
    const people = [];
    for (let index = 1; index <= Number(values.people); index += 1)
      people.push(await enter(product.url, index));
    const [owner] = people;
    const club = (await send(owner, 'POST', '/clubs', { name: 'Soakers', ownerId: owner.id })).data
      .club.id;
    for (const person of people.slice(1))
      await send(person, 'POST', `/clubs/${club}/join`, { userId: person.id });

    const until = Date.now() + minutes * 60_000;
    const list = deeds(club, await noise());
    const crowd = Promise.all(people.map((person) => live(person, list, until)));
    await wait(minutes * 60_000 * WARM_UP);
    await measure(product.url);
    const every = (minutes * 60_000 * (1 - WARM_UP)) / SAMPLES;
    const samples = [];
    while (Date.now() + every <= until) {
      await wait(every);
      samples.push(await measure(product.url));
    }
    await crowd;
    // Sockets that were closed here are closed there a moment later.
    await wait(3_000);
    return report(database, before, samples, await measure(product.url));
  } finally {
    await product.stop();
    await schema?.drop();
  }
}

function report(database, before, samples, after) {
  const third = Math.floor(samples.length / 3);
  const thirds = (name) => [
    mean(samples.slice(0, third).map((sample) => sample[name])),
    mean(samples.slice(-third).map((sample) => sample[name])),
  ];
  const [resident, heap, open] = ['resident', 'heap', 'open'].map(thirds);
  const loops = samples.map(({ loop }) => loop).toSorted((a, b) => a - b);
  const ratio = ([first, last]) => (last / first).toFixed(2);
  console.log(
    `\n${database}: ${minutes} minutes (the first ${(minutes * WARM_UP).toFixed(1)} to warm up),`,
    `${values.people} people, load of this machine ${loadavg()[0].toFixed(1)}`,
  );
  console.log(
    `  ${counts.calls} calls (${counts.refused} refused, ${counts.failed} failed),`,
    `${counts.messages} chat messages, ${counts.sockets} sockets`,
  );
  if (counts.firstRefusal) console.log(`  first refusal: ${counts.firstRefusal}`);
  console.log(`  memory: ${resident.map(inMegabytes).join(' → ')} (${ratio(resident)})`);
  const sixth = Math.ceil(samples.length / 6);
  const course = [0, 1, 2, 3, 4, 5].map((n) => samples.slice(n * sixth, (n + 1) * sixth));
  console.log(
    '  memory, a sixth of the time each:',
    course.map((part) => inMegabytes(mean(part.map((sample) => sample.resident)))).join(', '),
  );
  console.log(`  heap in use: ${heap.map(inMegabytes).join(' → ')} (${ratio(heap)})`);
  console.log(
    `  open files: ${open.map((value) => value.toFixed(0)).join(' → ')} (${ratio(open)}),`,
    `${before.open} before, ${after.open} after everybody left`,
  );
  console.log(
    `  event loop, 99 % below: ${loops[Math.floor(loops.length / 2)].toFixed(1)} ms in the middle`,
    `sample, ${loops.at(-1).toFixed(1)} ms in the worst of ${samples.length}`,
  );
  return (
    Number(ratio(resident)) <= GROWTH &&
    Number(ratio(open)) <= GROWTH &&
    after.open <= before.open + LEFT_OPEN &&
    counts.failed === 0
  );
}

let isFine = true;
for (const database of values.databases.split(',')) isFine = (await soak(database)) && isFine;
process.exitCode = isFine ? 0 : 1;
