import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { GoesWith } from '../../db/deletion/deleteInSteps';
import { goesWithClub } from '../../db/deletion/goesWith';
import { newId } from '../../db/ids';
import { ROWS_AT_ONCE } from '../../db/inSteps';
import type { Tables } from '../../db/tables';
import {
  createClub,
  createClubWith,
  createPost,
  idsOf,
  notificationsOf,
} from '../../testing/clubs';
import { countRows } from '../../testing/countRows';
import { createCrowd, insertMany } from '../../testing/crowd';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { addressOf, connect } from '../../testing/sockets';
import { deleteClubsTakenAway, takeAwayClub } from './clubDeletion';

const AT = '2026-01-02T03:04:05.000Z';

/** All tables in which something goes with a club, each once. */
const tablesIn = (all: readonly GoesWith[]): (keyof Tables)[] => [
  ...new Set(all.flatMap(({ table, with: further = [] }) => [table, ...tablesIn(further)])),
];

describeApi('deleting a club', (t) => {
  const countAll = async (tables: (keyof Tables)[]) => {
    let sum = 0;
    for (const table of tables) {
      const { rows } = await sql<{ total: number | string }>`
        select count(*) as total from ${sql.table(table)}`.execute(t.api.context.db);
      sum += Number(rows[0]!.total);
    }
    return sum;
  };
  /** A club with so many members that its deletion takes several steps. */
  const createCrowdedClub = async () => {
    const { db } = t.api.context;
    const owner = await t.person();
    const { id: clubId } = await createClub(owner);
    const crowd = await createCrowd(db, owner, 2 * ROWS_AT_ONCE);
    await insertMany(crowd, (some) =>
      db
        .insertInto('clubMembers')
        .values(some.map((userId) => ({ clubId, userId, role: 'member', joinedAt: AT }))),
    );
    return { owner, clubId, crowd };
  };
  /** Nothing that clubs leave behind is deleted until it is called. */
  const pauseDeletion = () => {
    const closing = vi.spyOn(t.api.context, 'isClosing').mockReturnValue(true);
    return async () => {
      closing.mockRestore();
      await deleteClubsTakenAway(t.api.context);
    };
  };

  test.each([false, true])(
    'takes it from everybody at once, whatever is left of it (private: %s)',
    async (isPrivate) => {
      const [owner, member, invited] = (await t.people(3)) as [Person, Person, Person];
      const kept = await createClubWith(owner, [member]);
      const keptPost = await createPost(owner, kept.id, 'Still here');
      const name = `Gone Gulls ${isPrivate}`;
      const club = isPrivate
        ? await createClub(owner, { name, isPrivate, coOwnerIds: member.id })
        : await createClub(owner, { name, coOwnerIds: member.id });
      expect((await member.put(`/clubs/${club.id}/co-owners/${member.id}`)).status).toBe(204);
      await owner.put(`/clubs/${club.id}/co-owner-invitations/${invited.id}`);
      const post = await createPost(owner, club.id, `Hello @${member.username}`);
      const [channel] = (await owner.get(`/club-channels/${club.id}`)).body.data.channels;
      await owner.post(`/club-channels/${channel.id}/messages`, { content: 'Doors open' });
      expect(await notificationsOf(member)).not.toEqual([]);

      const goOn = pauseDeletion();
      expect((await owner.delete(`/clubs/${club.id}`)).status).toBe(204);
      for (const person of [owner, member, invited]) {
        for (const path of [
          `/clubs/${club.id}/details`,
          `/clubs/${club.id}/members`,
          `/club-social/club-posts/${club.id}/${post.id}`,
          `/club-social/club-posts-feed/${person.id}/${club.id}`,
          `/club-channels/${club.id}`,
          `/club-channels/${channel.id}/messages`,
        ])
          expect([path, (await person.get(path)).status]).toEqual([path, 404]);
        const { clubs } = (await person.get(`/clubs?limit=50&search=gulls%20${isPrivate}`)).body
          .data;
        expect(clubs).toEqual([]);
        expect(idsOf((await person.get('/clubs?limit=50')).body.data.clubs)).not.toContain(club.id);
        const own = await person.get(`/users/${person.id}/get-clubs`);
        expect(idsOf(own.body.userClubs)).not.toContain(club.id);
        expect((await person.post(`/clubs/${club.id}/join`, { userId: person.id })).status).toBe(
          404,
        );
        expect(
          (await notificationsOf(person)).filter(({ target }) => {
            return target && 'clubId' in target && target.clubId === club.id;
          }),
        ).toEqual([]);
      }
      expect((await owner.delete(`/clubs/${club.id}`)).status).toBe(404);
      expect((await owner.patch(`/clubs/${club.id}`, { name: 'Back again' })).status).toBe(404);
      const feed = await member.get('/social/feed?limit=1');
      expect(feed.status).toBe(200);
      expect(feed.body.data.items.map((item: { post: { id: string } }) => item.post.id)).toEqual([
        keptPost.id,
      ]);
      // Others may have its name, and with that its address.
      const namesake = await createClub(owner, { name });
      expect(namesake.slug).toBe(isPrivate ? 'gone-gulls-true' : club.slug);

      await goOn();
      const { db } = t.api.context;
      expect(await db.selectFrom('clubs').where('id', '=', club.id).select('id').execute()).toEqual(
        [],
      );
      expect((await member.get(`/clubs/${kept.id}/details`)).status).toBe(200);
    },
  );

  test('is kept from nobody by a club that bears its id as a name', async () => {
    const [owner, stranger] = (await t.people(2)) as [Person, Person];
    const { id } = await createClub(owner);
    const named = await stranger.post('/clubs', { name: id, ownerId: stranger.id });
    expect([named.status, named.body.data.club.slug]).toEqual([201, id]);
    expect((await owner.delete(`/clubs/${id}`)).status).toBe(204);
    expect((await stranger.get(`/clubs/${id}/details`)).status).toBe(404);
  });

  test('tells who was notified of something in it that this is gone', async () => {
    const [owner, member] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(owner, [member]);
    await createPost(owner, club.id, `Hello @${member.username}`);
    const [noticed] = await notificationsOf(member);
    const page = await connect(await addressOf(t.api), member.accessToken);
    await owner.delete(`/clubs/${club.id}`);
    expect(await page.next('notificationsRemoved')).toEqual({ ids: [noticed!.id] });
    const { meta } = (await member.get(`/notifications/${member.id}`)).body;
    expect(meta.unreadCount).toBe(0);
    page.socket.close();
  });

  test('goes on in steps, none of which takes more than its share, or more with it', async () => {
    const { db, uploads, sockets } = t.api.context;
    const owner = await t.person();
    const removed = vi.spyOn(uploads, 'removeUnshown');
    const tables = tablesIn(goesWithClub);
    const before = await countAll(tables);
    const { id: clubId } = await createClub(owner);
    const crowd = await createCrowd(db, owner, ROWS_AT_ONCE + 200);
    await insertMany(crowd, (some) =>
      db
        .insertInto('clubMembers')
        .values(some.map((userId) => ({ clubId, userId, role: 'member', joinedAt: AT }))),
    );
    const words = { userId: owner.id, content: 'Yes', mediaUrls: '[]', createdAt: AT };
    const posts = Array.from({ length: 250 }, newId);
    await insertMany(posts, (ids) =>
      db.insertInto('clubPosts').values(ids.map((id) => ({ ...words, id, clubId }))),
    );
    await insertMany(crowd, (some) =>
      db
        .insertInto('clubPostReactions')
        .values(
          some.map((userId) => ({ postId: posts[7]!, userId, reaction: 'like', createdAt: AT })),
        ),
    );
    const channelId = newId();
    await db
      .insertInto('clubChannels')
      .values({ id: channelId, clubId, name: 'news', position: 9 })
      .execute();
    const messages = Array.from({ length: ROWS_AT_ONCE + 50 }, newId);
    await insertMany(messages, (ids) =>
      db.insertInto('channelMessages').values(ids.map((id) => ({ ...words, id, channelId }))),
    );
    const rows = (await countAll(tables)) - before;
    const pictures = { ownerId: owner.id, bytes: 1, isPrivate: 0, widths: '', createdAt: AT };
    await db
      .insertInto('pictures')
      .values({ ...pictures, name: 'p', fileName: 'p.webp' })
      .execute();
    await db
      .insertInto('pictureShows')
      .values({ pictureName: 'p', clubPostId: posts[3]! })
      .execute();

    await takeAwayClub(db, clubId, AT);
    const counted = countRows(db);
    const work = { db: counted.db, uploads, sockets, isClosing: () => false };
    await deleteClubsTakenAway(work);
    expect(Math.max(...counted.deleted, ...counted.sent)).toBeLessThanOrEqual(ROWS_AT_ONCE);
    // With what the picture was shown by, and the club itself.
    expect(counted.deleted.reduce((sum, some) => sum + some, 0)).toBe(rows + 2);
    expect(await countAll(tables)).toBe(before);
    expect(removed.mock.calls.flat(2)).toEqual(['p']);
    removed.mockRestore();
  });

  test('goes on after a node has broken off, where that was', async () => {
    const { db, uploads, sockets } = t.api.context;
    const { clubId, crowd } = await createCrowdedClub();
    await takeAwayClub(db, clubId, AT);
    const left = async () => {
      const members = db.selectFrom('clubMembers').where('clubId', '=', clubId).select('userId');
      return (await members.execute()).length;
    };
    let asked = 0;
    await deleteClubsTakenAway({ db, uploads, sockets, isClosing: () => (asked += 1) > 1 });
    expect(await left()).toBe(crowd.length + 1 - ROWS_AT_ONCE);
    await deleteClubsTakenAway({ db, uploads, sockets, isClosing: () => false });
    expect(await left()).toBe(0);
    expect(await db.selectFrom('clubs').where('id', '=', clubId).select('id').execute()).toEqual(
      [],
    );
  });

  test('tells members of a private club of its new words some at a time, each once', async () => {
    const { db, sockets } = t.api.context;
    const { owner, clubId, crowd } = await createCrowdedClub();
    await db.updateTable('clubs').set({ isPrivate: 1 }).where('id', '=', clubId).execute();
    const telling = vi.spyOn(sockets, 'sendToPeople');
    const told = () =>
      telling.mock.calls.filter(([, event]) => event === 'clubListed').map(([userIds]) => userIds);
    await owner.patch(`/clubs/${clubId}`, { description: 'A new one' });
    await vi.waitFor(() => expect(told().flat()).toHaveLength(crowd.length + 1));
    expect(Math.max(...told().map(({ length }) => length))).toBe(ROWS_AT_ONCE);
    expect(new Set(told().flat()).size).toBe(crowd.length + 1);
    telling.mockRestore();
  });

  test('tells members some at a time, each once, also after a node has broken off', async () => {
    const { db, uploads, sockets } = t.api.context;
    const { owner, clubId, crowd } = await createCrowdedClub();
    const telling = vi.spyOn(sockets, 'sendToPeople');
    const told = () =>
      telling.mock.calls
        .filter(([, event]) => event === 'ownMembershipChanged')
        .map(([userIds]) => userIds);
    const goOn = pauseDeletion();
    expect((await owner.delete(`/clubs/${clubId}`)).status).toBe(204);
    expect(told()).toEqual([]);
    let asked = 0;
    await deleteClubsTakenAway({ db, uploads, sockets, isClosing: () => (asked += 1) > 1 });
    expect(told().map(({ length }) => length)).toEqual([ROWS_AT_ONCE]);
    await goOn();
    expect(Math.max(...told().map(({ length }) => length))).toBe(ROWS_AT_ONCE);
    expect(told().flat().toSorted()).toEqual([owner.id, ...crowd].toSorted());
    telling.mockRestore();
  });

  test('deletes before it all that the database would delete with it', async (context) => {
    if (t.database !== 'embedded') return context.skip();
    const { db } = t.api.context;
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const { rows } = await sql<{ owner: string; link: string }>`
      select refs."table" as owner, tables.name || '.' || refs."from" as link
      from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as refs
      where tables.type = 'table' and refs.on_delete = 'CASCADE'
        -- One row in the index of searches.
        and tables.name not like '%search%'`.execute(db);
    const linksTo = (owner: string) =>
      rows.filter((row) => row.owner === snake(owner)).map(({ link }) => link);
    const check = (owner: string, all: readonly GoesWith[]) => {
      const listed = all.map(({ table, of }) => `${snake(table)}.${snake(of)}`);
      expect([owner, listed.toSorted()]).toEqual([owner, linksTo(owner).toSorted()]);
      for (const { table, with: further } of all)
        // Answers have no answers.
        if (owner !== table) check(table, further ?? []);
    };
    check('clubs', goesWithClub);
  });
});
