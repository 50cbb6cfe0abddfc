import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { textType } from '../dialect';
import type { DialectName } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** Partners, the keys of their servers, and their people, who write in live rooms. */
export const partners: SchemaMigration = {
  async up(db, dialect) {
    const text = textType(dialect);
    await db.schema
      .createTable('partners')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('nameKey', text, (c) => c.notNull().unique())
      .addColumn('createdAt', text, (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('partnerKeys')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('partnerId', text, (c) => c.notNull().references('partners.id'))
      .addColumn('hash', text, (c) => c.notNull().unique())
      .addColumn('hint', text, (c) => c.notNull())
      .addColumn('createdAt', text, (c) => c.notNull())
      .addColumn('lastUsedAt', text)
      .addColumn('revokedAt', text)
      .execute();
    await db.schema
      .createIndex('partnerKeysByPartner')
      .on('partnerKeys')
      .column('partnerId')
      .execute();

    await db.schema
      .createTable('partnerPeople')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('partnerId', text, (c) => c.notNull().references('partners.id'))
      .addColumn('externalId', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('image', text)
      .addColumn('lastTokenAt', text, (c) => c.notNull())
      .addColumn('removedAt', text)
      .addUniqueConstraint('partnerPeopleOnce', ['partnerId', 'externalId'])
      .execute();

    await (dialect === 'postgres' ? changeMessages(db, dialect) : rebuildMessages(db, dialect));
    await db.schema
      .createIndex('chatMessagesByPartnerPerson')
      .on('chatMessages')
      .column('partnerPersonId')
      .where(sql.ref('partnerPersonId'), 'is not', null)
      .execute();
  },
};

const ONE_SENDER = sql`(user_id is null) <> (partner_person_id is null)`;

async function changeMessages(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const change = db.schema.alterTable('chatMessages');
  await change.alterColumn('userId', (c) => c.dropNotNull()).execute();
  await change
    .addColumn('partnerPersonId', textType(dialect), (c) => c.references('partnerPeople.id'))
    .execute();
  await change.addCheckConstraint('chatMessagesOneSender', ONE_SENDER).execute();
  await change
    .addUniqueConstraint('chatMessagesOncePartner', [
      'matchId',
      'partnerPersonId',
      'clientMessageId',
    ])
    .execute();
}

/** SQLite takes no column's `not null` away: the table is made anew, and nothing refers to it. */
async function rebuildMessages(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const text = textType(dialect);
  await db.schema
    .createTable('chatMessagesAnew')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('matchId', text, (c) =>
      c.notNull().references('chatRooms.matchId').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('userId', text, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('partnerPersonId', text, (c) => c.references('partnerPeople.id'))
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('clientMessageId', text)
    .addColumn('createdAt', text, (c) => c.notNull())
    .addUniqueConstraint('chatMessagesInOrder', ['matchId', 'seq'])
    .addUniqueConstraint('chatMessagesOnce', ['matchId', 'userId', 'clientMessageId'])
    .addUniqueConstraint('chatMessagesOncePartner', [
      'matchId',
      'partnerPersonId',
      'clientMessageId',
    ])
    .addCheckConstraint('chatMessagesOneSender', ONE_SENDER)
    .execute();
  await sql`
    insert into chat_messages_anew
      (id, match_id, seq, user_id, message, client_message_id, created_at)
    select id, match_id, seq, user_id, message, client_message_id, created_at
    from chat_messages`.execute(db);
  await db.schema.dropTable('chatMessages').execute();
  await db.schema.alterTable('chatMessagesAnew').renameTo('chatMessages').execute();
}
