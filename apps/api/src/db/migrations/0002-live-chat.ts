import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** Chat rooms of matches and events. */
export const liveChat: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema
      .createTable('chatRooms')
      .addColumn('matchId', text, (c) => c.primaryKey())
      .addColumn('lastSeq', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('createdBy', text, (c) => c.references('users.id').onDelete('set null'))
      .addColumn('createdAt', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('chatMessages')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('matchId', text, (c) =>
        c.notNull().references('chatRooms.matchId').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('message', text, (c) => c.notNull())
      .addColumn('clientMessageId', text)
      .addColumn('createdAt', text, (c) => c.notNull())
      .addUniqueConstraint('chatMessagesInOrder', ['matchId', 'seq'])
      .addUniqueConstraint('chatMessagesOnce', ['matchId', 'userId', 'clientMessageId'])
      .execute();
  },
};
