/**
 * What a page of each list costs where there are 10, 1,000 and 100,000 rows of it: processor time
 * of the product's first thread and, on PostgreSQL, of the server's processes; and bytes. A later
 * page is the last full one of the first twenty. A search is for a word that one row in the middle
 * has, or for two letters that none has. Then what a write costs, with what takes it back.
 * `node bench/growth.mjs [--rows 10,1000,100000] [--databases embedded,postgres]`, and
 * `--calls members,people` for calls with one of these words in their names; needs Linux,
 * `node scripts/build.mjs api`, and for PostgreSQL `TEST_DATABASE_URL` of a server on this machine.
 * Ends with 1 when a call fails.
 */
import { parseArgs } from 'node:util';
import { startProduct } from '../scripts/servers/startProduct.mjs';
import { openDatabase, processorTime } from './databases.mjs';
import { noteFigure } from './figures.mjs';
import { PAIR, RARE_WORD, seedStatements } from './growthRows.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10,1000,100000' },
    databases: { type: 'string', default: 'embedded,postgres' },
    calls: { type: 'string', default: '' },
  },
});
const sizes = values.rows.split(',').map(Number);
/** Of all calls, those with one of these words in their names. */
const chosen = values.calls.split(',');
const isChosen = (call) => chosen.some((word) => call.includes(word));
/** Rows on a page: as many in a list of ten as in one of any length. */
const PAGE = 5;
/** How many pages lead to the later one. */
const PAGES_BEFORE = 20;
/** So many rounds of so many calls. */
const ROUNDS = 8;
const CALLS = 10;
/** Rounds before, in which code is compiled and what is read comes into memory. */
const WARM_UP = 2;

async function ask(url, token, path, method = 'GET', body = undefined) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  return { body: text ? JSON.parse(text) : null, bytes: Buffer.byteLength(text) };
}

/** Somebody new, signed in. */
async function signUp(url, username) {
  const account = { username, password: 'correct horse' };
  await ask(url, null, '/auth/sign-up', 'POST', {
    ...account,
    email: `${username}@fans.example`,
    firstName: 'The',
    lastName: 'Viewer',
    sportInterests: ['Jet-Ski'],
    tags: { profile: ['Fan'] },
  });
  const { body } = await ask(url, null, '/auth/sign-in', 'POST', account);
  return { id: body.user.id, token: body.accessToken };
}

/** Somebody with a club of their own, a guest, and who reads that club and that person alone. */
async function enter(url) {
  const user = await signUp(url, 'viewer');
  const { token } = user;
  const { data } = (await ask(url, token, '/clubs', 'POST', { name: 'Grown', ownerId: user.id }))
    .body;
  const clubId = data.club.id;
  const channels = (await ask(url, token, `/club-channels/${clubId}`)).body.data.channels;
  const guest = (await signUp(url, 'guest')).token;
  const { id, token: reader } = await signUp(url, 'reader');
  await ask(url, reader, `/clubs/${clubId}/join`, 'POST', {});
  await ask(url, reader, `/users/${id}/follow-user`, 'POST', { userToFollowId: user.id });
  return { viewer: user.id, token, guest, reader, club: clubId, channel: channels[0].id };
}

/** What is written, each with what takes it back; an address may depend on the answer before. */
function writesOf({ viewer, guest, club, channel }) {
  const content = 'What a match this was.';
  const social = '/club-social';
  const one = `/p1/${viewer}`;
  const person = `/users/${viewer}`;
  return [
    [
      'a post',
      ['POST', `${social}/club-posts`, { clubId: club, content }],
      ['DELETE', ({ data }) => `${social}/club-posts/${club}/${data.post.id}/${viewer}`],
    ],
    [
      'a comment on a post with as many',
      ['POST', `${social}/club-comments`, { clubPostId: 'p1', content }],
      ['DELETE', ({ data }) => `${social}/club-comments/${data.comment.id}`],
    ],
    [
      'a reaction to a post with as many',
      ['POST', `${social}/club-post-reactions`, { clubPostId: 'p1', reaction: 'like' }],
      ['DELETE', `${social}/club-post-reactions${one}`],
    ],
    [
      'a message in a channel',
      ['POST', `/club-channels/${channel}/messages`, { content }],
      ['DELETE', ({ data }) => `/club-channels/${channel}/messages/${data.message.id}`],
    ],
    [
      'a post on a profile',
      ['POST', '/social/profile-posts', { content }],
      ['DELETE', ({ data }) => `/social/profile-posts/${data.profilePost.id}`],
    ],
    [
      'a follow',
      ['DELETE', `${person}/unfollow-user`, { userToUnfollowId: 'u5' }],
      ['POST', `${person}/follow-user`, { userToFollowId: 'u5' }],
    ],
    [
      'joining',
      ['POST', `/clubs/${club}/join`, {}, guest],
      ['DELETE', `/clubs/${club}/leave`, {}, guest],
    ],
    ['a ban', ['DELETE', `/clubs/${club}/bans/u5`], ['PUT', `/clubs/${club}/bans/u5`]],
    ['a notification read', ['PATCH', `/notifications/mark-as-read/n5${one.replace('/p1', '')}`]],
    ['all notifications read', ['PATCH', `/notifications/mark-all-as-read/${viewer}`]],
  ];
}

/** As many as the product's own pages ask for at once, of lists that the bench asks for as well. */
const SHOWN = { feed: 20, clubs: 20, comments: 30, racers: 50 };

/**
 * Each call, and whether it is a list with pages; or the size of its page, where that is compared
 * from 1,000 rows on. Then who asks, if not the viewer.
 */
function callsOf({ viewer, reader, club, channel }) {
  const feed = `/club-social/club-posts-feed/${viewer}/${club}`;
  const comments = '/club-social/club-comments/p1/comments';
  const found = (path, words) => `${path}${path.includes('?') ? '&' : '?'}search=${words}`;
  const searched = [
    ['clubs', '/clubs'],
    ['own clubs', `/users/${viewer}/get-clubs?order=name`],
    ['members', `/clubs/${club}/members`],
    ['people', '/users'],
    ['racers', '/jet-ski-racer-details'],
    ['athletes', '/athletes'],
    ['followers', `/users/${viewer}/get-followers-list`],
    ['notifications', `/notifications/${viewer}`],
  ];
  return [
    ['clubs', '/clubs', true],
    ['own clubs', `/users/${viewer}/get-clubs`, true],
    ['own clubs by name', `/users/${viewer}/get-clubs?order=name`, true],
    ['a club', `/clubs/${club}/details`, false],
    ['whether one is a member', `/clubs/${club}/is-member?userId=${viewer}`, false],
    ['members', `/clubs/${club}/members`, true],
    ['feed, one post with as many comments', feed, true],
    ['one post', `/club-social/club-posts/${club}/p1`, false],
    ['comments of that post', comments, true],
    ['one comment of that post', `${comments}/k5`, false],
    ['home feed of a club and a person', '/social/feed', true, reader],
    ['messages of a channel', `/club-channels/${channel}/messages`, true],
    ['a message with those around it', `/club-channels/${channel}/messages/m5?limit=3`, false],
    ['banned people', `/clubs/${club}/bans`, true],
    ['reported posts, one by as many', `/clubs/${club}/reports`, true],
    ['chat of a room', '/live-chats/messages/grown?limit=5', false],
    ['a profile', '/users/get-user-by-username/viewer', false],
    ['count of followers', `/users/${viewer}/get-followers-count`, false],
    ['followers', `/users/${viewer}/get-followers-list`, true],
    ['following', `/users/${viewer}/get-following-list`, true],
    ['posts of a profile', `/social/profile-posts?userId=${viewer}`, true],
    ['people', '/users', true],
    ['racers', '/jet-ski-racer-details', true],
    ['athletes', '/athletes', true],
    ['notifications, with the unread count', `/notifications/${viewer}`, true],
    ...searched.map(([name, path]) => [`search of ${name}`, found(path, RARE_WORD), true]),
    // It looks through so many posts for a page.
    ['search of that home feed, 300 posts', found('/social/feed', RARE_WORD), true, reader],
    ['search of that home feed, 300 posts, two letters', found('/social/feed', PAIR), true, reader],
    ...searched.map(([name, path]) => [`search of ${name}, two letters`, found(path, PAIR), true]),
    [`feed, ${SHOWN.feed} posts`, feed, SHOWN.feed],
    [`clubs, ${SHOWN.clubs}`, '/clubs', SHOWN.clubs],
    [`comments, ${SHOWN.comments}`, comments, SHOWN.comments],
    [`racers, ${SHOWN.racers}`, '/jet-ski-racer-details', SHOWN.racers],
  ];
}

/** Asks one after the other, and answers with the bytes of all. */
async function perform(requests, { url, token }) {
  let [bytes, last] = [0, null];
  for (const [method, path, body, other] of requests) {
    const address = typeof path === 'function' ? path(last) : path;
    const answer = await ask(url, other ?? token, address, method, body);
    bytes += answer.bytes;
    last = answer.body;
  }
  return bytes;
}

/** Milliseconds of processor time of one call, over a round of them. */
async function roundOf(requests, { url, token, pid, database }) {
  const pids = [pid, ...(await database.pids())];
  const before = pids.map(processorTime);
  for (let call = 0; call < CALLS; call += 1) await perform(requests, { url, token });
  const spent = pids.map((one, at) => processorTime(one) - before[at]);
  // A connection that the pool has given up says nothing.
  return spent.filter((time) => time > 0).reduce((sum, time) => sum + time, 0) / CALLS / 1e6;
}

/**
 * What these requests cost at each size. The sizes take turns, so that all see the same machine,
 * and of their rounds the cheapest counts.
 */
async function compare(requests, products) {
  const times = products.map(() => Infinity);
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [at, product] of products.entries()) {
      const time = await roundOf(requests[at], product);
      if (round >= 0) times[at] = Math.min(times[at], time);
    }
  const bytes = [];
  for (const [at, product] of products.entries()) bytes.push(await perform(requests[at], product));
  return { times, bytes };
}

/** The address of a page that others lead to, which is as long as they are. */
async function laterPage(path, { url, token }) {
  let [address, later] = [path, null];
  for (let page = 0; page < PAGES_BEFORE; page += 1) {
    const { nextCursor } = (await ask(url, token, address)).body.meta;
    // The last one may be short.
    if (page > 0 && nextCursor) later = address;
    if (!nextCursor) break;
    address = `${path}&cursor=${nextCursor}`;
  }
  return later ?? address;
}

/** A product with so many rows of everything. */
async function grow(name, rows) {
  const database = await openDatabase(name);
  const product = await startProduct({
    SITE_DIR: '',
    SEED: 'none',
    RATE_LIMIT_SCALE: '100000',
    ...database.settings,
  });
  const { url, pid, dataDir } = product;
  const there = await enter(url);
  await database.seed(seedStatements(there, rows), dataDir);
  const stop = async () => {
    await product.stop();
    await database.drop();
  };
  const calls = { reads: callsOf(there), writes: writesOf(there) };
  return { url, pid, token: there.token, database, ...calls, stop };
}

const getting = (paths, tokens) => paths.map((path, at) => [['GET', path, undefined, tokens[at]]]);

/** Every call with its costs at each size. */
async function measure(products) {
  const costs = new Map();
  for (const [at, [call, , hasPages]] of products[0].reads.entries()) {
    if (!isChosen(call)) continue;
    const paths = products.map(({ reads }) => {
      const path = reads[at][1];
      const limit = hasPages === true ? PAGE : hasPages;
      return limit ? `${path}${path.includes('?') ? '&' : '?'}limit=${limit}` : path;
    });
    const tokens = products.map(({ reads, token }) => reads[at][3] ?? token);
    costs.set(call, await compare(getting(paths, tokens), products));
    if (hasPages !== true || call.startsWith('search')) continue;
    const later = [];
    for (const [which, { url }] of products.entries())
      later.push(await laterPage(paths[which], { url, token: tokens[which] }));
    costs.set(`${call}, later`, await compare(getting(later, tokens), products));
  }
  for (const [at, [call]] of products[0].writes.entries()) {
    if (!isChosen(call)) continue;
    const requests = products.map(({ writes }) => writes[at].slice(1));
    costs.set(`${call}, and back`, await compare(requests, products));
  }
  return costs;
}

const pad = (cells) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(46) : cell.padStart(11))).join(' ');
const began = Date.now();
const MOST = 1.2;
let worst = { ratio: 0 };
for (const name of values.databases.split(',')) {
  const products = [];
  try {
    for (const rows of sizes) {
      const start = Date.now();
      products.push(await grow(name, rows));
      const seconds = Math.round((Date.now() - start) / 1_000);
      console.error(`${name}: ${rows.toLocaleString('en')} rows of everything in ${seconds} s`);
    }
    const heads = sizes.map((rows) => `${rows.toLocaleString('en')}, ms`);
    console.log(`\n${pad([name, ...heads, 'ratio', 'bytes'])}`);
    const over = [];
    for (const [call, { times, bytes }] of await measure(products)) {
      // Ten rows fill no page of twenty.
      const from = /, \d+/.test(call) ? Math.max(0, sizes.indexOf(1_000)) : 0;
      const ratio = times.at(-1) / times[from];
      if (ratio > MOST) over.push(`${call} ${ratio.toFixed(2)}`);
      if (ratio > worst.ratio) worst = { ratio, call: `${call} (${name})` };
      const cells = [...times.map((time) => time.toFixed(2)), ratio.toFixed(2)];
      console.log(pad([call, ...cells, [...new Set([bytes[from], bytes.at(-1)])].join('–')]));
    }
    const names = over.length > 0 ? `: ${over.join('; ')}` : '';
    noteFigure(`${name}: calls that grow to more than ${MOST} ×${names}`, over.length, { most: 0 });
  } finally {
    for (const { stop } of products) await stop();
  }
}
console.log(`\nThe worst ratio is ${worst.ratio.toFixed(2)}: ${worst.call}.`);
console.log(`It took ${Math.round((Date.now() - began) / 1_000)} s.`);
