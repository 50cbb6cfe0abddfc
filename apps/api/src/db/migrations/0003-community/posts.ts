import type { Kysely } from 'kysely';
import { textType } from '../../dialect';
import type { DialectName } from '../../dialect';

type Schema = Kysely<unknown>;

/** Posts of clubs, with comments and reactions. */
export async function clubPosts(db: Schema, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema
    .createTable('clubPosts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('clubId', text, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('mediaUrls', text, (c) => c.notNull())
    .addColumn('createdAt', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('clubPostsNewest')
    .on('clubPosts')
    .columns(['clubId', 'createdAt', 'id'])
    .execute();
  await reactionTable(db, dialect, 'clubPostReactions', 'postId', 'clubPosts.id');

  await db.schema
    .createTable('clubComments')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('postId', text, (c) => c.notNull().references('clubPosts.id').onDelete('cascade'))
    .addColumn('parentId', text, (c) => c.references('clubComments.id').onDelete('cascade'))
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('createdAt', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('clubCommentsInOrder')
    .on('clubComments')
    .columns(['postId', 'createdAt', 'id'])
    .execute();
  await db.schema
    .createIndex('clubCommentsByParent')
    .on('clubComments')
    .column('parentId')
    .execute();
}

/** Channels of clubs, with messages and reactions. */
export async function clubChannels(db: Schema, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema
    .createTable('clubChannels')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('clubId', text, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addUniqueConstraint('clubChannelsByName', ['clubId', 'name'])
    .execute();
  await db.schema
    .createTable('channelMessages')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('channelId', text, (c) =>
      c.notNull().references('clubChannels.id').onDelete('cascade'),
    )
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('mediaUrls', text, (c) => c.notNull())
    .addColumn('createdAt', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('channelMessagesNewest')
    .on('channelMessages')
    .columns(['channelId', 'createdAt', 'id'])
    .execute();
  await reactionTable(db, dialect, 'channelMessageReactions', 'messageId', 'channelMessages.id');
}

/** Posts of profiles, with reactions. */
export async function profilePosts(db: Schema, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema
    .createTable('profilePosts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('mediaUrls', text, (c) => c.notNull())
    .addColumn('createdAt', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('profilePostsNewest')
    .on('profilePosts')
    .columns(['createdAt', 'id'])
    .execute();
  await db.schema
    .createIndex('profilePostsByPerson')
    .on('profilePosts')
    .columns(['userId', 'createdAt', 'id'])
    .execute();
  await reactionTable(db, dialect, 'profilePostReactions', 'postId', 'profilePosts.id');
  await db.schema
    .createTable('profilePostComments')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('postId', text, (c) => c.notNull().references('profilePosts.id').onDelete('cascade'))
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('createdAt', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('profilePostCommentsByPost')
    .on('profilePostComments')
    .column('postId')
    .execute();
}

/** One reaction per person and thing: the primary key says so. */
async function reactionTable(
  db: Schema,
  dialect: DialectName,
  table: string,
  subject: string,
  references: string,
): Promise<void> {
  const text = textType(dialect);
  await db.schema
    .createTable(table)
    .addColumn(subject, text, (c) => c.notNull().references(references).onDelete('cascade'))
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reaction', text, (c) => c.notNull())
    .addColumn('createdAt', text, (c) => c.notNull())
    .addPrimaryKeyConstraint(`${table}Once`, [subject, 'userId'])
    .execute();
}
