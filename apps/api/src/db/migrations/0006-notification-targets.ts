import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { textType } from '../dialect';
import type { SchemaMigration } from '../schemaMigration';

/** What a notification is about, by kind and ids, beside the address it had alone before. */
export const notificationTargets: SchemaMigration = {
  async up(db, dialect) {
    await db.schema.alterTable('notifications').addColumn('target', textType(dialect)).execute();
    await fillTargets(db);
  },
};

const [type, occasion] = [sql.ref('type'), sql.ref('occasion')];
const [actorId, userId] = [sql.ref('actorId'), sql.ref('userId')];
const [clubId, clubPostId] = [sql.ref('clubId'), sql.ref('clubPostId')];

/** The part of the occasion after a prefix. */
const after = (prefix: string) => sql`substr(${occasion}, ${sql.lit(prefix.length + 1)})`;
/** The part of the occasion between a prefix and the actor's id. */
const beforeActor = (prefix: string) =>
  sql`substr(${occasion}, ${sql.lit(prefix.length + 1)},
    length(${occasion}) - ${sql.lit(prefix.length + 1)} - length(${actorId}))`;

/** The JSON of a target; the ids hold nothing that JSON escapes. */
const json = (kind: string, ids: Record<string, RawBuilder<unknown>>): RawBuilder<unknown> => {
  const parts = Object.entries(ids).map(
    ([name, value]) => sql`${sql.lit(`,"${name}":"`)} || ${value} || '"'`,
  );
  return sql`${sql.lit(`{"kind":"${kind}"`)} || ${sql.join(parts, sql` || `)} || '}'`;
};

const channelOf = (messageId: RawBuilder<unknown>) =>
  sql`(select m.channel_id from channel_messages m where m.id = ${messageId})`;

/** Works out the targets of notifications that were stored before they had any. */
export async function fillTargets(db: Kysely<unknown>): Promise<void> {
  const fill = (target: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`update notifications set target = ${target} where target is null and ${condition}`.execute(
      db,
    );
  await fill(json('profile', { userId: actorId }), sql`${type} = 'follow'`);
  await fill(
    json('clubComment', { clubId, postId: clubPostId, commentId: after('comment:') }),
    sql`${clubPostId} is not null and ${occasion} like 'comment:%'`,
  );
  await fill(json('clubPost', { clubId, postId: clubPostId }), sql`${clubPostId} is not null`);
  const mentioning = after('mention:');
  await fill(
    json('channelMessage', { clubId, channelId: channelOf(mentioning), messageId: mentioning }),
    sql`${clubId} is not null and ${occasion} like 'mention:%'`,
  );
  const reactedTo = beforeActor('reaction:message:');
  await fill(
    json('channelMessage', { clubId, channelId: channelOf(reactedTo), messageId: reactedTo }),
    sql`${clubId} is not null and ${occasion} like 'reaction:message:%'`,
  );
  await fill(
    json('profilePost', { postId: mentioning, userId: actorId }),
    sql`${clubId} is null and ${occasion} like 'mention:%'`,
  );
  await fill(
    json('profilePost', { postId: beforeActor('reaction:profile-post:'), userId }),
    sql`${occasion} like 'reaction:profile-post:%'`,
  );
}
