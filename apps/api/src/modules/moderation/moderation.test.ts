import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { createClub, createClubOf, createClubWith, createPost, idsOf } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';

const BANNED = 'You have been banned from this club by its owners.';
const MUTED = 'You have been muted in this club by its owners. You can read and react.';

describeApi('keeping a club in order', (t) => {
  const three = async () => (await t.people(3)) as [Person, Person, Person];
  const details = async (person: Person, clubId: string) =>
    (await person.get(`/clubs/${clubId}/details?user_id=${person.id}`)).body.data;
  const members = async (person: Person, clubId: string, query = '') =>
    (await person.get(`/clubs/${clubId}/members${query}`)).body;
  const picture = async () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#22d3c8' } })
      .png()
      .toBuffer();

  test('details say what one may do: nothing to strangers, moderating to owners', async () => {
    const [owner, mika, stranger] = await three();
    const club = await createClubWith(owner, [mika]);
    expect((await details(stranger, club.id)).permissions).toEqual([]);
    expect((await details(mika, club.id)).permissions).toEqual([
      'attachPictures',
      'attachToMessages',
      'changeComments',
      'changeMessages',
      'deleteMessages',
      'checkMentions',
      'listMembers',
      'reportPosts',
    ]);
    expect((await details(owner, club.id)).permissions).toEqual([
      'attachPictures',
      'attachToMessages',
      'changeComments',
      'changeMessages',
      'deleteMessages',
      'checkMentions',
      'listMembers',
      'reportPosts',
      'moderate',
      'pinPosts',
      'manageCoOwners',
    ]);
  });

  test('a picture goes into a post with what it shows, alone or with text', async () => {
    const [owner, mika] = await three();
    const club = await createClubWith(owner, [mika]);
    const stored = await mika.upload('POST', `/clubs/${club.id}/media`, {
      name: 'media',
      bytes: await picture(),
    });
    const { mediaUrl } = stored.body.data;
    const made = await mika.post('/club-social/club-posts', {
      clubId: club.id,
      content: '',
      mediaUrls: [mediaUrl],
      mediaAlts: [' A start line ', 'of no picture'],
    });
    expect([made.status, made.body.data.post.mediaUrls, made.body.data.post.mediaAlts]).toEqual([
      201,
      [mediaUrl],
      ['A start line'],
    ]);
    const feed = await owner.get(`/club-social/club-posts-feed/${owner.id}/${club.id}`);
    expect(feed.body.data.posts[0]).toMatchObject({ content: '', mediaAlts: ['A start line'] });
  });

  test('what is no picture is refused and named', async () => {
    const owner = await t.person();
    const club = await createClub(owner);
    const refused = await owner.upload('POST', `/clubs/${club.id}/media`, {
      name: 'media',
      bytes: readFileSync(import.meta.filename),
    });
    expect([refused.status, refused.body.errors[0].property]).toEqual([400, 'media']);
  });

  test('members are listed owners first, in pages, and found by name', async () => {
    const [owner, mika, ola] = await three();
    const late = await t.person({ firstName: 'Zoë', lastName: 'Quill' });
    const club = await createClubOf(owner, [mika]);
    for (const person of [ola, late])
      await person.post(`/clubs/${club.id}/join`, { userId: person.id });
    const all = await members(late, club.id);
    expect(idsOf(all.data.members)).toEqual([owner.id, mika.id, ola.id, late.id]);
    expect(all.data.members.map((one: { role: string }) => one.role)).toEqual([
      'owner',
      'coOwner',
      'member',
      'member',
    ]);
    const first = await members(late, club.id, '?limit=3');
    const rest = await members(late, club.id, `?limit=3&cursor=${first.meta.nextCursor}`);
    expect([first.meta.hasMore, idsOf(rest.data.members), rest.meta.hasMore]).toEqual([
      true,
      [late.id],
      false,
    ]);
    expect(
      idsOf((await members(ola, club.id, `?search=${encodeURIComponent('zoë q')}`)).data.members),
    ).toEqual([late.id]);
  });

  test('the muted read and react, and write nothing; who is muted only owners see', async () => {
    const [owner, mika, ola] = await three();
    const club = await createClubWith(owner, [mika, ola]);
    const post = await createPost(owner, club.id);
    const channel = (await mika.get(`/club-channels/${club.id}`)).body.data.channels[0].id;
    for (let time = 0; time < 2; time += 1)
      expect((await owner.put(`/clubs/${club.id}/mutes/${mika.id}`)).status).toBe(204);

    expect(await details(mika, club.id)).toMatchObject({
      sanction: 'mute',
      isMember: true,
      permissions: ['listMembers', 'reportPosts'],
    });
    const written = [
      await mika.post('/club-social/club-posts', { clubId: club.id, content: 'Hi' }),
      await mika.post('/club-social/club-comments', { clubPostId: post.id, content: 'Hi' }),
      await mika.post(`/club-channels/${channel}/messages`, { content: 'Hi' }),
      await mika.upload('POST', `/clubs/${club.id}/media`, {
        name: 'media',
        bytes: await picture(),
      }),
    ];
    expect(written.map(({ status, body }) => [status, body.message])).toEqual(
      written.map(() => [403, MUTED]),
    );
    expect((await mika.get(`/club-social/club-posts-feed/${mika.id}/${club.id}`)).status).toBe(200);
    expect(
      (
        await mika.post('/club-social/club-post-reactions', {
          clubPostId: post.id,
          reaction: 'like',
        })
      ).status,
    ).toBe(200);
    expect(
      (await members(owner, club.id)).data.members.find((one: { id: string }) => one.id === mika.id)
        .isMuted,
    ).toBe(true);
    expect((await members(ola, club.id)).data.members[1]).not.toHaveProperty('isMuted');

    await mika.delete(`/clubs/${club.id}/leave`, { userId: mika.id });
    await mika.post(`/clubs/${club.id}/join`, { userId: mika.id });
    expect((await details(mika, club.id)).sanction).toBe('mute');
    expect((await owner.delete(`/clubs/${club.id}/mutes/${mika.id}`)).status).toBe(204);
    expect((await details(mika, club.id)).sanction).toBeNull();
    expect((await createPost(mika, club.id)).id).toBeTruthy();
  });

  test('the banned are out at once and stay out until the ban is lifted', async () => {
    const [owner, mika] = await three();
    const club = await createClubWith(owner, [mika]);
    for (let time = 0; time < 2; time += 1)
      expect((await owner.put(`/clubs/${club.id}/bans/${mika.id}`)).status).toBe(204);
    expect(await details(mika, club.id)).toMatchObject({
      sanction: 'ban',
      isMember: false,
      memberCount: 1,
      permissions: [],
    });
    const refused = await mika.post(`/clubs/${club.id}/join`, { userId: mika.id });
    expect([refused.status, refused.body.message]).toEqual([403, BANNED]);
    expect(
      (await mika.get(`/club-social/club-posts-feed/${mika.id}/${club.id}`)).body.message,
    ).toBe(BANNED);
    expect(idsOf((await owner.get(`/clubs/${club.id}/bans`)).body.data.banned)).toEqual([mika.id]);
    const isBanned = async () =>
      (await owner.get(`/clubs/${club.id}/bans/${mika.id}`)).body.data.isBanned;
    expect(await isBanned()).toBe(true);

    for (let time = 0; time < 2; time += 1)
      expect((await owner.delete(`/clubs/${club.id}/bans/${mika.id}`)).status).toBe(204);
    expect(await isBanned()).toBe(false);
    expect((await mika.post(`/clubs/${club.id}/join`, { userId: mika.id })).body.data).toEqual({
      isMember: true,
      memberCount: 2,
    });
  });

  test('owners are out of each other’s reach, and nobody unknown is muted', async () => {
    const [owner, mika, stranger] = await three();
    const club = await createClubOf(owner, [mika]);
    for (const target of [owner, mika])
      expect((await mika.put(`/clubs/${club.id}/bans/${target.id}`)).status).toBe(403);
    expect((await owner.put(`/clubs/${club.id}/mutes/${mika.id}`)).body.message).toBe(
      'Owners and co-owners cannot be muted or banned.',
    );
    for (const kind of ['mutes', 'bans'])
      expect((await owner.delete(`/clubs/${club.id}/${kind}/${mika.id}`)).status).toBe(403);
    expect((await owner.put(`/clubs/${club.id}/mutes/nobody`)).status).toBe(404);
    expect((await owner.put(`/clubs/${club.id}/bans/${stranger.id}`)).status).toBe(204);
  });

  test('reports are counted once per person and end with the owner’s decision', async () => {
    const [owner, mika, ola] = await three();
    const club = await createClubWith(owner, [mika, ola]);
    const [bad, fine] = [
      await createPost(mika, club.id, 'Buy now'),
      await createPost(mika, club.id, 'Hello'),
    ];
    const report = (person: Person, postId: string, reason: string) =>
      person.post(`/club-social/club-posts/${postId}/reports`, { reason });
    const open = async () => (await owner.get(`/clubs/${club.id}/reports`)).body.data.reports;
    for (const reason of ['abuse', 'spam'])
      expect((await report(ola, bad.id, reason)).status).toBe(204);
    await report(owner, bad.id, 'spam');
    await report(ola, fine.id, 'other');
    const own = await report(mika, bad.id, 'spam');
    expect([own.status, own.body.message]).toEqual([403, 'You cannot report your own post.']);
    expect((await report(ola, bad.id, 'boring')).body.errors[0].property).toBe('reason');

    const listed = await open();
    expect(listed.map((one: { post: { id: string } }) => one.post.id).sort()).toEqual(
      [bad.id, fine.id].sort(),
    );
    expect(listed.find((one: { post: { id: string } }) => one.post.id === bad.id)).toMatchObject({
      post: { content: 'Buy now' },
      reasons: [{ reason: 'spam', count: 2 }],
    });

    expect((await owner.delete(`/clubs/${club.id}/reports/${fine.id}`)).status).toBe(204);
    await report(ola, fine.id, 'hate');
    expect(await open()).toHaveLength(1);
    await owner.delete(`/club-social/club-posts/${club.id}/${bad.id}/${owner.id}`);
    expect(await open()).toEqual([]);
  });

  test('reports are decided on only in the post’s own club', async () => {
    const owner = await t.person();
    const [club, other] = [await createClub(owner), await createClub(owner)];
    const post = await createPost(owner, club.id);
    expect((await owner.delete(`/clubs/${other.id}/reports/${post.id}`)).status).toBe(404);
  });
});
