import { textType } from '../../dialect';
import type { SchemaMigration } from '../../schemaMigration';

/** Usernames that were given up, and by whom, who alone may take them for a while. */
export const freedUsernames: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema
      .createTable('freedUsernames')
      .addColumn('username', text, (c) => c.primaryKey())
      .addColumn('userId', text, (c) => c.notNull())
      .addColumn('freedAt', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('freedUsernamesByUser')
      .on('freedUsernames')
      .columns(['userId', 'freedAt'])
      .execute();
  },
};
