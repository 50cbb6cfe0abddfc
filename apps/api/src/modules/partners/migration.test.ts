import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/dialect';
import { migrations } from '../../db/migrations';
import { testConfig } from '../../testing/describeApi';
import { freshDatabase } from '../../testing/freshDatabase';

const databases =
  process.env.TEST_DATABASE_URL === undefined
    ? (['embedded'] as const)
    : (['embedded', 'postgres'] as const);
const NEW = '0025-partners';

test.each(databases)('messages from before partners stay as they were (%s)', async (database) => {
  const place = await freshDatabase(database);
  const opened = openDatabase(testConfig(place.config));
  try {
    const { db, dialect } = opened;
    for (const [name, migration] of Object.entries(migrations))
      if (name < NEW) await migration.up(db as never, dialect);
    const user = {
      id: 'u1',
      username: 'ann',
      email: 'ann@fans.test',
      email_key: 'ann@fans.test',
      password_hash: 'none',
      first_name: 'Ann',
      last_name: 'Lee',
      profile_tags: '[]',
      sport_interests: '[]',
      role: 'user',
      points: 0,
      created_at: '2026-01-01T00:00:00.000Z',
    };
    const columns = sql.join(Object.keys(user).map((name) => sql.ref(name)));
    await sql`insert into users (${columns})
      values (${sql.join(Object.values(user))})`.execute(db);
    const at = '2026-01-02T00:00:00.000Z';
    await sql`insert into chat_rooms values ('final', 2, 'u1', ${at})`.execute(db);
    for (const seq of [1, 2])
      await db
        .insertInto('chatMessages')
        .values({
          id: `m${seq}`,
          matchId: 'final',
          seq,
          userId: 'u1',
          message: `Text ${seq}`,
          clientMessageId: `c${seq}`,
          createdAt: at,
        })
        .execute();
    await migrations[NEW]!.up(db as never, dialect);
    const rows = await db.selectFrom('chatMessages').selectAll().orderBy('seq').execute();
    expect(rows).toEqual(
      [1, 2].map((seq) => ({
        id: `m${seq}`,
        matchId: 'final',
        seq,
        userId: 'u1',
        partnerPersonId: null,
        message: `Text ${seq}`,
        clientMessageId: `c${seq}`,
        createdAt: at,
      })),
    );
    const again = { ...rows[0]!, id: 'm3', seq: 3 };
    await expect(db.insertInto('chatMessages').values(again).execute()).rejects.toThrow(/unique/i);
    const nobodys = { ...again, clientMessageId: 'c3', userId: null };
    await expect(db.insertInto('chatMessages').values(nobodys).execute()).rejects.toThrow(/check/i);
    await db
      .insertInto('chatMessages')
      .values({ ...nobodys, userId: 'u1' })
      .execute();
  } finally {
    await opened.close();
    await place.drop();
  }
});
