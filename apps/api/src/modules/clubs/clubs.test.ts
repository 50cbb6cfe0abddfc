import { expect, test, vi } from 'vitest';
import {
  createClub as clubOf,
  createClubOf,
  createPost,
  nextClubName as nextName,
} from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';

describeApi('clubs', (t) => {
  test('a new club has an owner, a slug and channels, and is found by its slug', async () => {
    const dana = await t.person({ firstName: 'Dana', lastName: 'Reyes' });
    const club = await clubOf(dana, { name: '  Fan’s Corner ', description: ' for all ' });
    expect(club).toMatchObject({
      slug: 'fans-corner',
      description: 'for all',
      memberCount: 1,
      ownerName: 'Dana Reyes',
      isPrivate: false,
    });

    const hits = await dana.get(`/clubs?search=${club.slug}&limit=5&sortBy=createdAt&order=DESC`);
    expect(hits.body.data.clubs.map((hit: { id: string }) => hit.id)).toEqual([club.id]);
    const mine = await dana.get(`/users/${dana.id}/get-clubs`);
    expect(mine.body.userClubs).toHaveLength(1);
    const details = await dana.get(`/clubs/${club.id}/details?user_id=${dana.id}`);
    expect(details.body.data).toMatchObject({
      clubName: club.name,
      clubDescription: 'for all',
      clubImage: null,
      isMember: true,
      coOwners: [],
    });
    expect(details.body.data.owner).toEqual({
      id: dana.id,
      username: dana.username,
      firstName: 'Dana',
      lastName: 'Reyes',
      profilePicture: null,
    });
    expect(details.body.data.channels.map((channel: { name: string }) => channel.name)).toEqual([
      'announcements',
      'lounge',
      'match-day',
    ]);
  });

  test.each([
    'Clubline',
    'Clubline Official',
    '\u0421lubline Fans',
    '\u03F9lubline Fans',
    'Clu8line',
    'C1ub1ine',
    'TheClublineHQ',
    'C l u b l i n e',
    'Official Support',
    '🅒🅛🅤🅑🅛🅘🅝🅔 Fans',
    'ꓚꓡꓴꓐꓡꓲꓠꓰ Fans',
    'Moderadores',
  ])('no club is called %s by anybody but administrators', async (name) => {
    const dana = await t.person();
    const refused = await dana.post('/clubs', { name });
    expect([refused.status, refused.body.errors[0].property]).toEqual([400, 'name']);
    const { id } = await clubOf(dana);
    expect((await dana.patch(`/clubs/${id}`, { name })).status).toBe(400);
    const admin = await t.admin();
    expect((await admin.post('/clubs', { name })).status).toBe(201);
  });

  test.each(['Golf Club Lineup', 'Security Guards FC', 'Real Club', 'Клуб Line FC'])(
    'a club may be called %s',
    async (name) => {
      expect((await clubOf(await t.person(), { name })).name).toBe(name);
    },
  );

  test('a club that has such a name keeps it when something else is changed', async () => {
    const admin = await t.admin();
    const dana = await t.person();
    const { id } = await createClubOf(admin, [dana]);
    const name = 'Clubline News';
    expect((await admin.patch(`/clubs/${id}`, { name })).status).toBe(200);
    const changed = await dana.patch(`/clubs/${id}`, { name, description: 'What is new.' });
    expect([changed.status, changed.body.data.club.description]).toEqual([200, 'What is new.']);
  });

  test('the viewer is named by either spelling; where both are given, both must fit', async () => {
    const [dana, ola] = (await t.people(2)) as [Person, Person];
    const club = await clubOf(dana);
    for (const path of ['details', 'is-member']) {
      const asked = async (query: string) =>
        (await ola.get(`/clubs/${club.id}/${path}?${query}`)).status;
      expect([
        await asked(''),
        await asked(`user_id=${ola.id}`),
        await asked(`userId=${ola.id}&user_id=${ola.id}`),
      ]).toEqual([200, 200, 200]);
      expect([
        await asked(`user_id=${dana.id}`),
        await asked(`userId=${ola.id}&user_id=${dana.id}`),
        await asked(`userId=${dana.id}&user_id=${ola.id}`),
      ]).toEqual([403, 403, 403]);
    }
  });

  test(
    'search is case-insensitive over name, description and owner, and takes wildcards ' +
      'literally',
    async () => {
      const zoe = await t.person({ firstName: 'Zoë', lastName: 'Quill' });
      const club = await clubOf(zoe, { name: 'Tidal Racquets', description: '100% effort' });
      const found = async (search: string) =>
        (await zoe.get(`/clubs?search=${encodeURIComponent(search)}`)).body.data.clubs.map(
          (hit: { id: string }) => hit.id,
        );
      for (const search of ['TIDAL', 'acquet', '100%', 'zoë quill', 'quill', zoe.username])
        expect(await found(search), search).toContain(club.id);
      expect(await found('1_0')).not.toContain(club.id);
      expect(await found('nobody calls a club this')).toEqual([]);
    },
  );

  test('clubs that take the same new name at once have it, with slugs of their own', async () => {
    const dana = await t.person();
    const clubs = await Promise.all(
      Array.from({ length: 6 }, (_, n) => clubOf(dana, { name: `Harbour side ${n}` })),
    );
    const answers = await Promise.all(
      clubs.map(({ id }) => dana.patch(`/clubs/${id}`, { name: 'Quay Racing' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const hits = await dana.get('/clubs?search=quay-racing&limit=10&sortBy=createdAt&order=DESC');
    expect(new Set(hits.body.data.clubs.map((club: { slug: string }) => club.slug)).size).toBe(6);
  });

  test('names that give the same slug get a suffix', async () => {
    const dana = await t.person();
    const clubs = await Promise.all(
      Array.from({ length: 8 }, () => clubOf(dana, { name: 'Twin Peaks FC' })),
    );
    const slugs = clubs.map((club) => club.slug);
    expect(new Set(slugs).size).toBe(8);
    expect(slugs).toContain('twin-peaks-fc');
    expect(slugs).toContain('twin-peaks-fc-2');
    for (const slug of slugs) expect(slug).toMatch(/^twin-peaks-fc(-[2-6]|-[0-9a-f]{12})?$/);
  });

  test.each(['ab', '!!!!', 'Клуб', ' a! '])(
    'the name %j gives no slug and is refused',
    async (name) => {
      const dana = await t.person();
      const made = await dana.post('/clubs', { name, ownerId: dana.id });
      expect([made.status, made.body.message]).toEqual([
        400,
        'Club name must produce a slug of at least 3 characters.',
      ]);
      expect(made.body.errors[0].property).toBe('name');
    },
  );

  test('a name is required, and limits name their field', async () => {
    const dana = await t.person();
    for (const [body, field] of [
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(101) }, 'name'],
      [{ name: nextName(), description: 'x'.repeat(2_001) }, 'description'],
      [{ name: nextName(), isPrivate: 'yes' }, 'isPrivate'],
      [{ name: nextName(), coOwnerIds: 'no/body' }, 'coOwnerIds'],
      [{ name: nextName(), coOwnerIds: 'nobody' }, 'coOwnerIds'],
    ] as const) {
      const made = await dana.post('/clubs', body);
      expect([made.status, made.body.errors[0].property]).toEqual([400, field]);
    }
  });

  test('joining and leaving twice is harmless', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const club = await clubOf(dana);
    expect(
      (await mika.get(`/clubs/${club.id}/is-member?userId=${mika.id}`)).body.data.isMember,
    ).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      const joined = await mika.post(`/clubs/${club.id}/join`, { userId: mika.id });
      expect([joined.status, joined.body.data]).toEqual([200, { isMember: true, memberCount: 2 }]);
    }
    for (let time = 0; time < 2; time += 1) {
      const left = await mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id });
      expect([left.status, left.body.data]).toEqual([200, { isMember: false, memberCount: 1 }]);
    }
    expect((await mika.post(`/clubs/${club.id}/join`)).status).toBe(200);
  });

  test('owner and co-owners cannot leave', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const club = await createClubOf(dana, [mika]);
    for (const person of [dana, mika])
      expect((await person.delete(`/clubs/${club.id}/leave`, { userId: person.id })).status).toBe(
        403,
      );
    expect((await dana.get(`/clubs/${club.id}/details`)).body.data.memberCount).toBe(2);
  });

  test('a full club refuses, also when many ask at once', async () => {
    const dana = await t.person();
    const club = await clubOf(dana);
    await t.api.context.db
      .updateTable('clubs')
      .set({ maxMembers: 4 })
      .where('id', '=', club.id)
      .execute();
    const people = await t.people(12);
    const answers = await Promise.all(
      people.map((person) => person.post(`/clubs/${club.id}/join`, {})),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.body.message).toBe('This club is full.');
    expect((await dana.get(`/clubs/${club.id}/details`)).body.data.memberCount).toBe(4);
  });

  test('the details of a club say whether one comes back into it by oneself', async () => {
    const [dana] = (await t.people(1)) as [Person];
    const isPrivateIn = async (club: { id: string }) =>
      (await dana.get(`/clubs/${club.id}/details`)).body.data.isPrivate;
    const secret = await clubOf(dana, { name: 'Hidden Hairpin', isPrivate: true });
    expect(await isPrivateIn(secret)).toBe(true);
    expect(await isPrivateIn(await clubOf(dana, { name: 'Open Hairpin' }))).toBe(false);
  });

  test('a private club is hidden from strangers, who cannot join it', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const club = await clubOf(dana, { name: 'Secret Slalom', isPrivate: true });
    expect((await mika.get('/clubs?search=secret-slalom')).body.data.clubs).toEqual([]);
    expect((await dana.get('/clubs?search=secret-slalom')).body.data.clubs).toHaveLength(1);
    expect((await mika.get(`/users/${dana.id}/get-clubs`)).body.userClubs).toEqual([]);
    const { channels } = (await dana.get(`/clubs/${club.id}/details`)).body.data;
    const post = await createPost(dana, club.id);
    const answersAbout = async (clubId: string, channelId: string, postId: string) => {
      const answers = [
        await mika.get(`/clubs/${clubId}/details`),
        await mika.get(`/clubs/${clubId}/is-member`),
        await mika.get(`/clubs/${clubId}/members`),
        await mika.get(`/club-channels/${clubId}`),
        await mika.get(`/club-channels/${channelId}/messages`),
        await mika.get(`/club-social/club-posts-feed/${mika.id}/${clubId}`),
        await mika.get(`/club-social/club-post-reactions/count/${postId}`),
        await mika.post('/club-social/club-posts', { clubId, content: 'Hi' }),
        await mika.post(`/club-social/club-posts/${postId}/reports`, { reason: 'spam' }),
        await mika.post(`/clubs/${clubId}/join`, {}),
        await mika.delete(`/clubs/${clubId}/leave`, {}),
        await mika.patch(`/clubs/${clubId}`, { name: 'Mine' }),
        await mika.delete(`/clubs/${clubId}`),
      ];
      return answers.map(({ status, body }) => [status, body.message]);
    };
    const answers = await answersAbout(club.id, channels[0].id, post.id);
    expect(answers).toEqual(await answersAbout('no-club', 'no-channel', 'no-post'));
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([404]));
  });

  test('a private club’s slug tells nobody that the name is in use', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const slugOf = async (person: Person, name: string, isPrivate = false) =>
      (await clubOf(person, { name, isPrivate })).slug;
    expect(await slugOf(dana, 'Hidden Harbour', true)).toMatch(/^hidden-harbour-[0-9a-f]{12}$/);
    expect(await slugOf(mika, 'Hidden Harbour')).toBe('hidden-harbour');
    const club = await clubOf(dana, { name: 'Quiet Quay', isPrivate: true });
    const renamed = await dana.patch(`/clubs/${club.id}`, { name: 'Open Ocean' });
    expect(renamed.body.data.club.slug).toMatch(/^open-ocean-[0-9a-f]{12}$/);
    expect(await slugOf(mika, 'Open Ocean')).toBe('open-ocean');
  });

  test('who was banned from a private club is told so, and not that it is gone', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const club = await clubOf(dana, { name: 'Banned Bay', isPrivate: true });
    await dana.put(`/clubs/${club.id}/bans/${mika.id}`, {});
    const asked = await mika.get(`/clubs/${club.id}/is-member`);
    expect([asked.status, asked.body.data]).toEqual([200, { isMember: false }]);
    expect((await mika.get(`/clubs/${club.id}/details`)).status).toBe(403);
  });

  test('owner and co-owner edit; only a new name gives a new slug', async () => {
    const [dana, mika, ola] = (await t.people(3)) as [Person, Person, Person];
    const club = await createClubOf(dana, [mika]);
    const renamed = await mika.patch(`/clubs/${club.id}`, {
      name: 'Quiet Anglers',
      slug: 'anything',
      description: 'Fish',
    });
    expect(renamed.body.data.club).toMatchObject({
      name: 'Quiet Anglers',
      slug: 'quiet-anglers',
      description: 'Fish',
    });
    const same = await dana.patch(`/clubs/${club.id}`, { name: 'Quiet Anglers', description: '' });
    expect(same.body.data.club).toMatchObject({ slug: 'quiet-anglers', description: null });
    const other = await clubOf(dana);
    expect(
      (await dana.patch(`/clubs/${other.id}`, { name: 'Quiet Anglers' })).body.data.club.slug,
    ).toBe('quiet-anglers-2');
    const refused = await dana.patch(`/clubs/${club.id}`, { name: '??' });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Club name must produce a slug of at least 3 characters.',
    ]);
    expect((await ola.patch(`/clubs/${club.id}`, { name: 'Mine now' })).status).toBe(403);
  });

  test('only the owner deletes, and nothing of the club remains', async () => {
    const [dana, mika] = (await t.people(2)) as [Person, Person];
    const club = await createClubOf(dana, [mika]);
    const written = await mika.post('/club-social/club-posts', {
      clubId: club.id,
      userId: mika.id,
      content: `Hello @${dana.username}`,
    });
    expect(written.status).toBe(201);
    expect((await mika.delete(`/clubs/${club.id}`)).status).toBe(403);
    const gone = await dana.delete(`/clubs/${club.id}`);
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect((await dana.get(`/clubs/${club.id}/details`)).status).toBe(404);
    expect((await dana.post(`/clubs/${club.id}/join`, {})).status).toBe(404);
    // What is left of it goes in the background.
    await vi.waitFor(async () => {
      const left = await t.api.context.db
        .selectFrom('notifications')
        .where('clubId', '=', club.id)
        .select('id')
        .execute();
      expect(left).toEqual([]);
    }, 10_000);
  });

  test('lists are sorted newest first, page by page, without gaps or repetitions', async () => {
    const dana = await t.person();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1)
      ids.unshift((await clubOf(dana, { name: `Paged Club ${n}` })).id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await dana.get(
        `/clubs?search=paged%20club&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...page.body.data.clubs.map((club: { id: string }) => club.id));
      cursor = page.body.meta.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(ids);
    const upwards = await dana.get('/clubs?search=paged%20club&order=ASC');
    expect(upwards.body.data.clubs.map((club: { id: string }) => club.id)).toEqual(
      ids.toReversed(),
    );
    expect((await dana.get('/clubs?cursor=bm9uc2Vuc2U')).body.errors[0].property).toBe('cursor');
  });
});
