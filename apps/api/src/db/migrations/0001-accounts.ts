import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** People, their sessions and password resets. */
export const accounts: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema
      .createTable('users')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('username', text, (c) => c.notNull().unique())
      .addColumn('email', text, (c) => c.notNull())
      // Lower-cased: two people cannot share an address that differs by case only.
      .addColumn('emailKey', text, (c) => c.notNull().unique())
      .addColumn('passwordHash', text, (c) => c.notNull())
      .addColumn('firstName', text, (c) => c.notNull())
      .addColumn('lastName', text, (c) => c.notNull())
      .addColumn('bio', text)
      .addColumn('profileTags', text, (c) => c.notNull())
      .addColumn('sportInterests', text, (c) => c.notNull())
      .addColumn('profilePicture', text)
      .addColumn('role', text, (c) => c.notNull())
      .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('createdAt', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('usersByCreation')
      .on('users')
      .columns(['createdAt', 'id'])
      .execute();

    await db.schema
      .createTable('sessions')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('createdAt', text, (c) => c.notNull())
      .addColumn('expiresAt', text, (c) => c.notNull())
      .addColumn('endedAt', text)
      .addColumn('endReason', text)
      .execute();
    await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute();

    await db.schema
      .createTable('refreshTokens')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('sessionId', text, (c) =>
        c.notNull().references('sessions.id').onDelete('cascade'),
      )
      .addColumn('createdAt', text, (c) => c.notNull())
      .addColumn('usedAt', text)
      .execute();
    await db.schema
      .createIndex('refreshTokensBySession')
      .on('refreshTokens')
      .column('sessionId')
      .execute();

    await db.schema
      .createTable('passwordResets')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expiresAt', text, (c) => c.notNull())
      .addColumn('usedAt', text)
      .execute();
    await db.schema
      .createIndex('passwordResetsByUser')
      .on('passwordResets')
      .column('userId')
      .execute();
  },
};
