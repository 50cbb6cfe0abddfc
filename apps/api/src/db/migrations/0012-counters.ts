import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { addCounter } from '../counterTriggers';
import { textType } from '../dialect';
import type { DialectName } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

type Schema = Kysely<unknown>;

/** Numbers that would have to be counted with each reading, kept; and lists in their order. */
export const counters: SchemaMigration = {
  async up(db, dialect) {
    await countsOfPosts(db, dialect);
    await countsOfPeople(db, dialect);
    await orderedLists(db);
  },
};

const isComment = (row: string) => `${row}.parent_id is null`;
const isUnread = (row: string) => `${row}.is_read = 0`;

async function countsOfPosts(db: Schema, dialect: DialectName): Promise<void> {
  const kept = { clubPosts: 'club_posts', profilePosts: 'profile_posts' } as const;
  for (const table of ['clubPosts', 'profilePosts', 'channelMessages'] as const)
    await addNumber(db, table, 'reactionCount');
  for (const table of ['clubPosts', 'profilePosts'] as const)
    await addNumber(db, table, 'commentCount');
  for (const [table, key, target] of [
    ['club_post_reactions', 'post_id', kept.clubPosts],
    ['profile_post_reactions', 'post_id', kept.profilePosts],
    ['channel_message_reactions', 'message_id', 'channel_messages'],
  ] as const)
    await addCounter(db, dialect, {
      table,
      key,
      target,
      targetKey: 'id',
      column: 'reaction_count',
    });
  const comments = { key: 'post_id', targetKey: 'id', column: 'comment_count' };
  await addCounter(db, dialect, {
    ...comments,
    table: 'club_comments',
    target: kept.clubPosts,
    only: isComment,
  });
  await addCounter(db, dialect, {
    ...comments,
    table: 'profile_post_comments',
    target: kept.profilePosts,
  });
}

const addNumber = (db: Schema, table: string, column: string): Promise<void> =>
  db.schema
    .alterTable(table)
    .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
    .execute();

/** Apart from the people: they are locked while somebody signs in. */
async function countsOfPeople(db: Schema, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable('personCounts')
    .addColumn('userId', textType(dialect), (c) =>
      c.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('followers', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('following', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('unread', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`insert into person_counts (user_id) select id from users`.execute(db);
  await addRowWithPerson(db, dialect);
  const kept = { target: 'person_counts', targetKey: 'user_id' };
  await addCounter(db, dialect, {
    ...kept,
    table: 'follows',
    key: 'followed_id',
    column: 'followers',
  });
  await addCounter(db, dialect, {
    ...kept,
    table: 'follows',
    key: 'follower_id',
    column: 'following',
  });
  await addCounter(db, dialect, {
    ...kept,
    table: 'notifications',
    key: 'user_id',
    column: 'unread',
    only: isUnread,
  });
}

async function addRowWithPerson(db: Schema, dialect: DialectName): Promise<void> {
  if (dialect === 'sqlite') {
    await sql`create trigger person_counts_of_new after insert on users begin
      insert into person_counts (user_id) values (new.id); end`.execute(db);
    return;
  }
  await sql`create function person_counts_of_new() returns trigger language plpgsql as $$
    begin
      insert into person_counts (user_id) values (new.id);
      return null;
    end $$`.execute(db);
  await sql`create trigger person_counts_of_new after insert on users
    for each row execute function person_counts_of_new()`.execute(db);
}

/** Indices that have their lists in order, with what breaks ties. */
async function orderedLists(db: Schema): Promise<void> {
  for (const before of ['clubMembersByUser', 'followsByFollowed'])
    await db.schema.dropIndex(before).execute();
  for (const [name, table, columns] of [
    ['clubMembersByUser', 'clubMembers', ['userId', 'joinedAt', 'clubId']],
    ['clubMembersInOrder', 'clubMembers', ['clubId', 'joinedAt', 'userId']],
    ['clubMembersByRole', 'clubMembers', ['clubId', 'role', 'joinedAt', 'userId']],
    ['followsByFollowed', 'follows', ['followedId', 'createdAt', 'followerId']],
    ['followsByFollower', 'follows', ['followerId', 'createdAt', 'followedId']],
    ['clubSanctionsNewest', 'clubSanctions', ['clubId', 'kind', 'createdAt', 'userId']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}
