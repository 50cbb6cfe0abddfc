/**
 * What one would write by hand for a club's feed: a bare Fastify that runs the product's own
 * queries, prepared once, on the product's database, and answers the same JSON. It verifies no
 * token, counts no calls and writes no log. Started by `server.mjs`, which compares the answers.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/install.mjs';

const ofTheApi = createRequire(join(root, 'apps/api/package.json'));
const fastify = ofTheApi('fastify');
const { port, database, userId, clubId, object } = JSON.parse(process.argv[2]);

const SESSION = `select u.id, u.username, u.role, u.profile_picture from sessions s
  inner join users u on u.id = s.user_id
  where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > $3`;
const ACCESS = `select c.id, c.is_private, m.role, mute.kind as muted, ban.kind as banned
  from clubs c
  left join club_members m on m.club_id = c.id and m.user_id = $1
  left join club_sanctions mute
    on mute.club_id = c.id and mute.user_id = $1 and mute.kind = 'mute'
  left join club_sanctions ban on ban.club_id = c.id and ban.user_id = $1 and ban.kind = 'ban'
  where c.id = $2`;
const FEED = `select p.id, p.content, p.media_urls, p.media_alts, p.created_at,
    u.id as person_id, u.username, u.first_name, u.last_name, u.profile_picture,
    p.reaction_count, p.comment_count,
    (select reaction from club_post_reactions r where r.post_id = p.id and r.user_id = $1)
      as reaction
  from club_posts p inner join users u on u.id = p.user_id
  where p.club_id = $2 order by p.created_at desc, p.id desc limit 21`;
const PINNED = FEED.replace(
  'order by p.created_at desc, p.id desc limit 21',
  'and p.pinned_at is not null order by p.pinned_at desc',
);
const ACCOUNT = 'select * from users where id = $1';

/** What runs a statement that is prepared once, and answers its rows. */
function embedded(file) {
  const Database = ofTheApi('libsql');
  const open = new Database(file);
  return (text) => {
    const prepared = open.prepare(text.replace(/\$(\d)/g, '?$1'));
    return (...values) => prepared.all(values);
  };
}

function postgres(connectionString) {
  const pool = new (ofTheApi('pg').Pool)({ connectionString });
  let count = 0;
  return (text) => {
    const name = `bare${(count += 1)}`;
    return async (...values) => (await pool.query({ name, text, values })).rows;
  };
}

const prepare = database.url ? postgres(database.url) : embedded(database.file);
const [session, access, feed, pinned, account] = [SESSION, ACCESS, FEED, PINNED, ACCOUNT].map(
  prepare,
);
const [{ id: sessionId }] = await prepare(
  'select id from sessions where user_id = $1 and ended_at is null',
)(userId);

const toPost = (row) => ({
  id: row.id,
  content: row.content,
  createdAt: row.created_at,
  mediaUrls: JSON.parse(row.media_urls),
  mediaAlts: JSON.parse(row.media_alts),
  user: {
    id: row.person_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    profilePicture: row.profile_picture,
  },
  reaction: row.reaction,
  reactionCount: row.reaction_count,
  commentCount: row.comment_count,
});

const app = fastify();
app.get('/feed', async () => {
  await session(sessionId, userId, new Date().toISOString());
  await access(userId, clubId);
  const rows = await feed(userId, clubId);
  const pinnedPosts = (await pinned(userId, clubId)).map(toPost);
  const posts = rows.slice(0, 20);
  const last = posts.at(-1);
  const hasMore = rows.length > 20;
  const nextCursor = hasMore
    ? Buffer.from(`${last.created_at} ${last.id}`).toString('base64url')
    : null;
  return { data: { posts: posts.map(toPost), pinnedPosts }, meta: { hasMore, nextCursor } };
});
app.get('/me', async () => {
  await session(sessionId, userId, new Date().toISOString());
  const [row] = await account(userId);
  return {
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    bio: row.bio,
    tags: { profile: JSON.parse(row.profile_tags) },
    sportInterests: JSON.parse(row.sport_interests),
    profilePicture: row.profile_picture,
    points: row.points,
    role: row.role,
  };
});
app.get('/object', async () => object);
await app.listen({ port });
