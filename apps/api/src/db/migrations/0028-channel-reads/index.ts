import { sql } from 'kysely';
import { textType } from '../../dialect';
import type { SchemaMigration } from '../../schemaMigration';

/** How far each member has read in a channel; what was written before that counted is read. */
export const channelReads: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema
      .createTable('channelReads')
      .addColumn('channelId', text, (c) =>
        c.notNull().references('clubChannels.id').onDelete('cascade'),
      )
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('readUpTo', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('channelReadsKey', ['userId', 'channelId'])
      .execute();
    await db.schema
      .createIndex('channelReadsByChannel')
      .on('channelReads')
      .column('channelId')
      .execute();
    await db.schema
      .alterTable('clubChannels')
      .addColumn('countedFrom', text, (c) => c.notNull().defaultTo(''))
      .execute();
    const newest = sql`select max(created_at) from channel_messages
      where channel_id = club_channels.id`;
    await sql`update club_channels set counted_from = coalesce((${newest}), '')`.execute(db);
  },
};
