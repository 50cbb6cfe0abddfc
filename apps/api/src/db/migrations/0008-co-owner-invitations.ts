import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** Who has been asked to be a co-owner of a club, and has not answered. */
export const coOwnerInvitations: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema
      .createTable('coOwnerInvitations')
      .addColumn('clubId', text, (c) => c.notNull().references('clubs.id').onDelete('cascade'))
      .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('invitedBy', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('createdAt', text, (c) => c.notNull())
      .addColumn('expiresAt', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('coOwnerInvitationsOnce', ['clubId', 'userId'])
      .execute();
    await db.schema
      .createIndex('coOwnerInvitationsByUser')
      .on('coOwnerInvitations')
      .column('userId')
      .execute();
    await db.schema
      .createIndex('coOwnerInvitationsByInviter')
      .on('coOwnerInvitations')
      .column('invitedBy')
      .execute();
  },
};
