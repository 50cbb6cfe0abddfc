import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** Passkeys, and since when somebody asks for one after their password. */
export const passkeys: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema.alterTable('users').addColumn('secondFactorSince', text).execute();

    await db.schema
      .createTable('passkeys')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('credentialId', text, (c) => c.notNull().unique())
      .addColumn('publicKey', text, (c) => c.notNull())
      // Up to 2^32.
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', text, (c) => c.notNull())
      .addColumn('isSynced', 'integer', (c) => c.notNull())
      .addColumn('browser', text)
      .addColumn('system', text)
      .addColumn('createdAt', text, (c) => c.notNull())
      .addColumn('lastUsedAt', text)
      .execute();
    await db.schema.createIndex('passkeysByUser').on('passkeys').column('userId').execute();

    await db.schema
      .createTable('recoveryCodes')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('createdAt', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('recoveryCodesByUser')
      .on('recoveryCodes')
      .column('userId')
      .execute();

    await db.schema
      .createTable('usedChallenges')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('usedAt', text, (c) => c.notNull())
      .execute();
  },
};
