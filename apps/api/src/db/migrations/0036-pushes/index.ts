import { textType } from '../../dialect';
import type { SchemaMigration } from '../../schemaMigration';

/** Browsers in which people are told by push, of what, and what is still to be sent. */
export const pushes: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema
      .createTable('pushSubscriptions')
      .addColumn('sessionId', text, (c) =>
        c.primaryKey().references('sessions.id').onDelete('cascade'),
      )
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('endpoint', text, (c) => c.notNull().unique())
      .addColumn('p256dh', text, (c) => c.notNull())
      .addColumn('auth', text, (c) => c.notNull())
      .addColumn('publicKey', text, (c) => c.notNull())
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('createdAt', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('pushSubscriptionsByUser')
      .on('pushSubscriptions')
      .columns(['userId', 'createdAt'])
      .execute();

    await db.schema
      .createTable('pushKinds')
      .addColumn('userId', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('replies', 'integer', (c) => c.notNull())
      .addColumn('mentions', 'integer', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('pushRooms')
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('roomId', text, (c) => c.notNull())
      .addColumn('toldAt', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('pushRoomsOnce', ['userId', 'roomId'])
      .execute();
    await db.schema
      .createIndex('pushRoomsByRoom')
      .on('pushRooms')
      .columns(['roomId', 'toldAt'])
      .execute();

    await db.schema
      .createTable('pushDeliveries')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('sessionId', text, (c) =>
        c.notNull().references('pushSubscriptions.sessionId').onDelete('cascade'),
      )
      .addColumn('notificationId', text)
      .addColumn('roomId', text)
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('dueAt', text, (c) => c.notNull())
      .addColumn('createdAt', text, (c) => c.notNull())
      .execute();
    for (const column of ['sessionId', 'dueAt'])
      await db.schema
        .createIndex(`pushDeliveriesBy${column}`)
        .on('pushDeliveries')
        .column(column)
        .execute();
  },
};
