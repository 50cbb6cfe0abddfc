import type { Kysely } from 'kysely';
import { textType } from '../dialect';
import type { DialectName } from '../dialect';
import type { Step } from '../step';

/** Clubs with all that happens in them, follows, profile posts, racers, notifications and contact messages. */
export const community: Step = {
  async up(db, dialect) {
    await clubs(db, dialect);
    await clubPosts(db, dialect);
    await clubChannels(db, dialect);
    await people(db, dialect);
    await profilePosts(db, dialect);
    await racers(db, dialect);
    await messages(db, dialect);
  },
};

type Schema = Kysely<unknown>;

async function clubs(db: Schema, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema
    .createTable('clubs')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('slug', text, (c) => c.notNull().unique())
    .addColumn('description', text)
    .addColumn('image', text)
    .addColumn('ownerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('memberCount', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('maxMembers', 'integer')
    .addColumn('isPrivate', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('isActive', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('streamingSource', text, (c) => c.notNull())
    .addColumn('createdAt', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('clubsByCreation').on('clubs').columns(['createdAt', 'id']).execute();

  await db.schema
    .createTable('clubMembers')
    .addColumn('clubId', text, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', text, (c) => c.notNull())
    .addColumn('joinedAt', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('clubMembersOnce', ['clubId', 'userId'])
    .execute();
  await db.schema
    .createIndex('clubMembersByUser')
    .on('clubMembers')
    .columns(['userId', 'joinedAt'])
    .execute();
}

async function clubPosts(db: Schema, dialect: DialectName): Promise<void> {
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

async function clubChannels(db: Schema, dialect: DialectName): Promise<void> {
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

async function people(db: Schema, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema
    .createTable('follows')
    .addColumn('followerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('followedId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('followsOnce', ['followerId', 'followedId'])
    .execute();
  await db.schema
    .createIndex('followsByFollowed')
    .on('follows')
    .columns(['followedId', 'createdAt'])
    .execute();
  await db.schema
    .createTable('favoriteTeams')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addUniqueConstraint('favoriteTeamsOnce', ['userId', 'name'])
    .execute();
}

async function profilePosts(db: Schema, dialect: DialectName): Promise<void> {
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

async function racers(db: Schema, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema
    .createTable('athletes')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('nameKey', text, (c) => c.notNull().unique())
    .addColumn('age', 'integer')
    .addColumn('bio', text)
    .addColumn('image', text)
    .addColumn('origin', text)
    .addColumn('height', 'double precision')
    .addColumn('weight', 'double precision')
    .addColumn('createdAt', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('athletesNewest')
    .on('athletes')
    .columns(['createdAt', 'id'])
    .execute();
  await db.schema
    .createTable('racers')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('athleteId', text, (c) =>
      c.notNull().unique().references('athletes.id').onDelete('cascade'),
    )
    .addColumn('teamName', text)
    .addColumn('boatManufacturers', text)
    .addColumn('careerWins', 'integer', (c) => c.notNull())
    .addColumn('seasonWins', 'integer', (c) => c.notNull())
    .addColumn('seasonPodiums', 'integer', (c) => c.notNull())
    .addColumn('careerWordFinalsWins', 'integer', (c) => c.notNull())
    .addColumn('createdAt', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('racersNewest').on('racers').columns(['createdAt', 'id']).execute();
  await db.schema
    .createTable('uploadProgress')
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('progress', 'integer', (c) => c.notNull())
    .addColumn('updatedAt', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('uploadProgressOnce', ['userId', 'name'])
    .execute();
}

async function messages(db: Schema, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema
    .createTable('notifications')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('actorId', text, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('link', text)
    .addColumn('isRead', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('occasion', text, (c) => c.notNull())
    .addColumn('clubId', text, (c) => c.references('clubs.id').onDelete('cascade'))
    .addColumn('clubPostId', text, (c) => c.references('clubPosts.id').onDelete('cascade'))
    .addColumn('createdAt', text, (c) => c.notNull())
    .addUniqueConstraint('notificationsOnce', ['userId', 'occasion'])
    .execute();
  await db.schema
    .createIndex('notificationsNewest')
    .on('notifications')
    .columns(['userId', 'createdAt', 'id'])
    .execute();
  // Deleting a post or a club looks for what points at it.
  await db.schema
    .createIndex('notificationsByClubPost')
    .on('notifications')
    .column('clubPostId')
    .execute();
  await db.schema.createIndex('notificationsByClub').on('notifications').column('clubId').execute();
  await db.schema
    .createTable('contactMessages')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('createdAt', text, (c) => c.notNull())
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
