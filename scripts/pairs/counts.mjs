import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../install.mjs';

// The driver that the API has.
const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');

/** What is kept in one row, and what it has to agree with. */
const KEPT = [
  ['club_posts', 'reaction_count', 'club_post_reactions r where r.post_id = kept.id'],
  [
    'club_posts',
    'comment_count',
    'club_comments c where c.post_id = kept.id and c.parent_id is null',
  ],
  ['profile_posts', 'reaction_count', 'profile_post_reactions r where r.post_id = kept.id'],
  [
    'channel_messages',
    'reaction_count',
    'channel_message_reactions r where r.message_id = kept.id',
  ],
  ['clubs', 'member_count', 'club_members m where m.club_id = kept.id'],
  ['person_counts', 'followers', 'follows f where f.followed_id = kept.user_id'],
  ['person_counts', 'following', 'follows f where f.follower_id = kept.user_id'],
  [
    'person_counts',
    'unread',
    `notifications n where n.user_id = kept.user_id and n.is_read = 0
      and n.created_at > coalesce(kept.read_up_to, '')`,
  ],
  [
    'post_report_counts',
    'count',
    `post_reports r where r.post_id = kept.post_id and r.reason = kept.reason
      and r.dismissed_at is null`,
  ],
];

/** Rows that may not be there. */
const FORBIDDEN = [
  [
    'banned members',
    `select 1 from club_members m join club_sanctions s using (club_id, user_id)
      where s.kind = 'ban'`,
  ],
  [
    'invitations of banned people',
    `select 1 from co_owner_invitations i join club_sanctions s using (club_id, user_id)
      where s.kind = 'ban'`,
  ],
  [
    'invitations of co-owners',
    `select 1 from co_owner_invitations i join club_members m using (club_id, user_id)
      where m.role <> 'member'`,
  ],
  [
    'clubs without their one owner',
    `select 1 from clubs c where deleted_at is null and (select count(*) from club_members m
      where m.club_id = c.id and m.role = 'owner' and m.user_id = c.owner_id) <> 1`,
  ],
  [
    'clubs with over three pinned posts',
    `select 1 from club_posts where pinned_at is not null group by club_id having count(*) > 3`,
  ],
  [
    'running sessions of disabled people',
    `select 1 from sessions join users on users.id = user_id
      where disabled_at is not null and ended_at is null`,
  ],
  [
    'running frames beside ended sessions',
    `select 1 from sessions f join sessions s on s.id = f.beside_id
      where s.ended_at is not null and f.ended_at is null`,
  ],
];

/** Deadlocks and disagreements of a PostgreSQL database; none are seen without its address. */
export async function openCounts(connectionString) {
  if (!connectionString)
    return { newDeadlocks: () => 0, differences: () => [], close: () => undefined };
  const client = new Client({ connectionString });
  await client.connect();
  const number = async (query) => Number((await client.query(query)).rows[0].number);
  const deadlocks = () =>
    number(`select deadlocks as number from pg_stat_database where datname = current_database()`);
  let before = await deadlocks();
  return {
    async newDeadlocks() {
      const now = await deadlocks();
      const more = now - before;
      before = now;
      return more;
    },
    async differences() {
      const wrong = [];
      for (const [table, column, rows] of KEPT) {
        const differ = `select count(*) as number from ${table} kept
          where ${column} <> (select count(*) from ${rows})`;
        const rowsWrong = await number(differ);
        if (rowsWrong > 0) wrong.push(`${rowsWrong} of ${table}.${column} are wrong`);
      }
      for (const [what, query] of FORBIDDEN) {
        const there = await number(`select count(*) as number from (${query}) found`);
        if (there > 0) wrong.push(`${there} ${what}`);
      }
      return wrong;
    },
    close: () => client.end(),
  };
}
