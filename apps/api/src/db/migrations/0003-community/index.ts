import type { Kysely } from 'kysely';
import { textType } from '../../dialect';
import type { DialectName } from '../../dialect';
import type { SchemaMigration } from '../../schemaMigration';
import { clubChannels, clubPosts, profilePosts } from './posts';

/**
 * Clubs with all that happens in them, follows, profile posts, racers, notifications and contact
 * messages.
 */
export const community: SchemaMigration = {
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
