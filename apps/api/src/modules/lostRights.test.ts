import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '../db/dialect';
import { transact } from '../db/dialect';
import { channels } from '../testing/authorisation/channels';
import { clubs } from '../testing/authorisation/clubs';
import { prepareFixtures } from '../testing/authorisation/fixtures';
import type { Fixtures } from '../testing/authorisation/fixtures';
import { moderation } from '../testing/authorisation/moderation';
import { posts } from '../testing/authorisation/posts';
import type { Fixture } from '../testing/authorisation/table.types';
import { createClubWith } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { assertWriter } from './clubs';

/** A picture is stored before anything shows it, and deleted where nothing does. */
const SHOWS_NOTHING = 'POST /clubs/:id/media';

/** Every call that writes in a club and takes some right there, with who has it and can lose it. */
const writes = Object.entries({ ...clubs, ...posts, ...channels, ...moderation })
  .filter(([key, [may]]) => !key.startsWith('GET ') && may.stranger === 403)
  .filter(([key]) => key !== SHOWS_NOTHING)
  .flatMap(([key, [may, call]]) => {
    const role = (['member', 'coOwner'] as const).find((one) => may[one] === 'yes');
    return role === undefined ? [] : [{ key, call, role }];
  });

describeApi('a right in a club that is lost while a call is answered', (t) => {
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await prepareFixtures(t);
  });

  type Loss = (db: Db, clubId: string, userId: string) => Promise<unknown>;
  const sanction =
    (kind: 'ban' | 'mute'): Loss =>
    (db, clubId, userId) =>
      db
        .insertInto('clubSanctions')
        .values({ clubId, userId, kind, imposedBy: null, createdAt: t.api.context.now() })
        .execute();
  const membership = (db: Db, clubId: string, userId: string) =>
    db
      .deleteFrom('clubMembers')
      .where('clubId', '=', clubId)
      .where('userId', '=', userId)
      .execute();
  const losses: Record<string, Loss> = {
    'a ban': async (...whom) => [await membership(...whom), await sanction('ban')(...whom)],
    'a mute': sanction('mute'),
    'an end of the membership': membership,
    'an end of the office': (db, clubId, userId) =>
      db
        .updateTable('clubMembers')
        .set({ role: 'member' })
        .where('clubId', '=', clubId)
        .where('userId', '=', userId)
        .execute(),
  };

  /** Does something when the next transaction is about to begin: after the policy was asked. */
  function beforeNextTransaction(work: (db: Db) => Promise<unknown>) {
    const { db } = t.api.context;
    let isDone = false;
    const builder = Object.getPrototypeOf(db.transaction()) as ReturnType<Db['transaction']>;
    const begin = vi.spyOn(builder, 'execute');
    begin.mockImplementationOnce(async function execute(this: typeof builder, inside) {
      begin.mockRestore();
      isDone = true;
      await work(db);
      return await this.execute(inside);
    });
    return { isDone: () => isDone, stop: () => begin.mockRestore() };
  }

  describe.each(writes)('$key', ({ call, role }) => {
    test.each(Object.keys(losses))('is answered as if %s had come before', async (what) => {
      const lose = losses[what]!;
      const { db } = t.api.context;
      const userId = fixtures.idOf(role);
      const caller = await fixtures.callerAs(role);
      const ask = (fixture: Fixture) => call(caller, fixture, userId, fixtures.count());

      const before = await fixtures.create();
      await lose(db, before.clubId, userId);
      const expected = await ask(before);

      const during = await fixtures.create();
      const hook = beforeNextTransaction((plain) => lose(plain, during.clubId, userId));
      const answer = await ask(during);
      hook.stop();
      expect(hook.isDone()).toBe(true);
      expect([answer.status, answer.body.message]).toEqual([
        expected.status,
        expected.body.message,
      ]);
    });
  });

  test('stays with who has it until what they write is stored', async () => {
    const [owner, mika] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(owner, [mika]);
    const { db } = t.api.context;
    let muted: Promise<{ status: number }> | undefined;
    await transact(db, async (trx) => {
      await assertWriter(trx, club.id, mika.id);
      muted = owner.put(`/clubs/${club.id}/mutes/${mika.id}`);
      if (t.database === 'embedded') return;
      // What lets the mute wait; the embedded database has one transaction at a time.
      const taken = db
        .selectFrom('clubMembers')
        .where('clubId', '=', club.id)
        .where('userId', '=', mika.id)
        .select('userId')
        .forNoKeyUpdate()
        .noWait()
        .execute();
      await expect(taken).rejects.toThrow('could not obtain lock');
    });
    expect((await muted!).status).toBe(204);
    await expect(assertWriter(db, club.id, mika.id)).rejects.toThrow(/muted/i);
  });
});
