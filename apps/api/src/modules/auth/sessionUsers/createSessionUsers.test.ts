import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { openDatabase, transact } from '../../../db/dialect';
import { describeApi } from '../../../testing/describeApi';
import type { Person } from '../../../testing/people';
import { recordQueries } from '../../../testing/recordQueries';
import { endSession } from '../sessionEnds/sessionEnds.repository';
import type { AccessClaims } from '../accessTokens';
import { createSessionUsers } from './createSessionUsers';

describeApi('the person of a session', (t) => {
  const claimsOf = ({ id, accessToken }: Person) => ({
    userId: id,
    sessionId: decodeJwt<{ sid: string }>(accessToken).sid,
  });

  /** What looks up people, by a clock that the test sets, with how often it asked the database. */
  function lookUp() {
    const { context } = t.api;
    const { db, sent } = recordQueries(context.db);
    const clock = { now: Date.now() };
    const findSeen = createSessionUsers({ db, changes: context.changes, now: () => clock.now });
    const find = async (claims: AccessClaims) => (await findSeen(claims))?.user;
    return { find, clock, asked: () => sent.length };
  }

  test('is asked for once while nothing changes, where changes are noticed', async () => {
    const people = await t.people(2);
    const { find, asked } = lookUp();
    for (let n = 0; n < 5; n += 1)
      for (const person of people)
        expect(await find(claimsOf(person))).toEqual({
          id: person.id,
          username: person.username,
          role: 'user',
          profilePicture: null,
        });
    await people[0]!.post('/social/profile-posts', { content: 'Nothing of a session' });
    await find(claimsOf(people[0]!));
    expect(asked()).toBe(t.database === 'embedded' ? 2 : 11);
  });

  test('has their role, name and picture of now', async () => {
    const ann = await t.person();
    const { db } = t.api.context;
    const { find } = lookUp();
    const seen = async () => await find(claimsOf(ann));
    expect(await seen()).toMatchObject({ role: 'user', username: ann.username });
    for (const change of [
      { role: 'admin' as const },
      { username: `${ann.username}_2` },
      { profilePicture: '/p.webp' },
    ]) {
      await db.updateTable('users').set(change).where('id', '=', ann.id).execute();
      expect(await seen()).toMatchObject(change);
    }
  });

  test('is nobody from the moment on at which it ends', async () => {
    const { db } = t.api.context;
    const [ann, ben, eve] = await t.people(3);
    const { find } = lookUp();
    for (const person of [ann!, ben!, eve!]) expect(await find(claimsOf(person))).toBeDefined();
    await endSession(db, claimsOf(ann!).sessionId, 'logout', Date.now());
    await db.deleteFrom('users').where('id', '=', ben!.id).execute();
    const told = await transact(db, (trx) =>
      t.api.context.sessions.endAllOfUser(trx, eve!.id, 'a reason'),
    );
    expect(await Promise.all([ann!, ben!, eve!].map((one) => find(claimsOf(one))))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    told();
  });

  test('is still there when what would have ended it was rolled back', async () => {
    const { db } = t.api.context;
    const ann = await t.person();
    const { find } = lookUp();
    await find(claimsOf(ann));
    const failed = transact(db, async (trx) => {
      await endSession(trx, claimsOf(ann).sessionId, 'logout', Date.now());
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await find(claimsOf(ann))).toBeDefined();
  });

  test('is nobody once it has run out, and somebody again when it was prolonged', async () => {
    const ann = await t.person();
    const { find, clock } = lookUp();
    expect(await find(claimsOf(ann))).toBeDefined();
    const { expiresAt } = await t.api.context.db
      .selectFrom('sessions')
      .where('id', '=', claimsOf(ann).sessionId)
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    clock.now = Date.parse(expiresAt);
    expect(await find(claimsOf(ann))).toBeUndefined();
    await t.api.context.db
      .updateTable('sessions')
      .set({ expiresAt: new Date(clock.now + 1_000).toISOString() })
      .where('id', '=', claimsOf(ann).sessionId)
      .execute();
    expect(await find(claimsOf(ann))).toBeDefined();
    clock.now += 1_000;
    expect(await find(claimsOf(ann))).toBeUndefined();
  });

  test('is only who the token names', async () => {
    const [ann, ben] = await t.people(2);
    const { find } = lookUp();
    expect(await find(claimsOf(ann!))).toBeDefined();
    const mixed = { userId: ben!.id, sessionId: claimsOf(ann!).sessionId };
    expect(await find(mixed)).toBeUndefined();
    expect(await find(claimsOf(ann!))).toMatchObject({ id: ann!.id });
  });

  test('is nobody when another process has ended it', async () => {
    const ann = await t.person();
    expect((await ann.get('/auth/me')).status).toBe(200);
    const { dataDir, databaseUrl } = t.api.context.config;
    const other = openDatabase({
      dataDir,
      databaseUrl,
      databasePool: 1,
      databaseStatements: 'kept',
    });
    await endSession(other.db, claimsOf(ann).sessionId, 'logout', Date.now());
    await other.close();
    expect((await ann.get('/auth/me')).status).toBe(401);
  });
});
