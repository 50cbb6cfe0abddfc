import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createClubWith, makePrivate } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { guardPictures } from './guardPictures';

const bytes = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#2266cc' },
})
  .png()
  .toBuffer();

describeApi('pictures that private clubs got before these were guarded', (t) => {
  const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
  const statusOf = async (url: string) => (await t.api.app.inject(pathOf(url))).statusCode;
  const upload = async (person: Person) =>
    (await person.upload('POST', '/social/profile-posts/upload-media', { name: 'media', bytes }))
      .body.data.mediaUrl as string;

  /** A club with a cover, a post and a message from before, each showing pictures of its own. */
  async function oldClub(owner: Person, member: Person) {
    const club = await createClubWith(owner, [member]);
    const [posted, shared, sent] = [await upload(owner), await upload(owner), await upload(owner)];
    const cover = (
      await owner.upload('PATCH', `/clubs/${club.id}/image`, { name: 'club-picture', bytes })
    ).body.clubPictureUrl as string;
    const by = { userId: owner.id, clubId: club.id, content: 'Look' };
    const { body } = await owner.post('/club-social/club-posts', {
      ...by,
      mediaUrls: [posted, shared, posted],
    });
    await owner.post('/social/profile-posts', { content: 'Look', mediaUrls: [shared] });
    const [channel] = (await owner.get(`/club-channels/${club.id}`)).body.data.channels;
    const messages = `/club-channels/${channel.id}/messages`;
    await owner.post(messages, { ...by, channelId: channel.id, mediaUrls: [sent] });
    await makePrivate(t.api.context.db, club);
    const seen = async (person: Person) => {
      const feed = await person.get(`/club-social/club-posts-feed/${person.id}/${club.id}`);
      return {
        post: feed.body.data.posts[0].mediaUrls as string[],
        message: (await person.get(messages)).body.data.messages[0].mediaUrls as string[],
        cover: (await person.get(`/clubs/${club.id}/details`)).body.data.clubImage as string,
      };
    };
    return { club, post: body.data.post.id as string, seen, open: { posted, shared, sent, cover } };
  }

  test('open for members alone after a sweep, unless something open shows them', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const { club, post, seen, open } = await oldClub(ann, ben);
    const { db, uploads } = t.api.context;
    await Promise.all([uploads.sweep(), uploads.sweep()]);
    await uploads.sweep();

    for (const url of [open.posted, open.sent, open.cover]) expect(await statusOf(url)).toBe(404);
    expect(await statusOf(open.shared)).toBe(200);
    const shown = await seen(ben);
    const all = [...shown.post, ...shown.message, shown.cover];
    expect(all).toHaveLength(5);
    for (const url of all) {
      expect(url).toContain('/api/uploads/private/');
      expect(await statusOf(url)).toBe(200);
      expect(await statusOf(url.split('?')[0]!)).toBe(404);
    }
    expect(shown.post[0]).toBe(shown.post[2]);
    expect(await db.selectFrom('pictureRemovals').selectAll().execute()).toEqual([]);

    await ann.delete(`/club-social/club-posts/${club.id}/${post}/${ann.id}`);
    await expect.poll(() => statusOf(shown.post[0]!)).toBe(404);
    await expect.poll(() => statusOf(shown.post[1]!)).toBe(404);
    expect(await statusOf(open.shared)).toBe(200);
    const again = await ann.post('/social/profile-posts', {
      content: 'Look',
      mediaUrls: [open.sent],
    });
    expect(again.status).toBe(400);
  });

  test('stay as they are while their files cannot be read', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const { seen, open } = await oldClub(ann, ben);
    const { db, uploads, now } = t.api.context;
    const rows = () => db.selectFrom('pictures').selectAll().orderBy('name').execute();
    const before = await rows();
    const store = {
      urlPrefix: '/',
      get: () => Promise.reject(new Error('The store is away.')),
      put: async () => undefined,
      remove: async () => undefined,
    };
    const { addresses } = uploads;
    const newName = () => 'f'.repeat(40);
    await expect(guardPictures({ db, store, addresses, newName, now })).rejects.toThrow('away');
    expect(await rows()).toEqual(before);
    expect([await statusOf((await seen(ben)).cover), await statusOf(open.posted)]).toEqual([
      200, 200,
    ]);
  });

  test('are closed beside one whose file cannot be read', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const { open } = await oldClub(ann, ben);
    const { uploads, config } = t.api.context;
    const urls = [open.posted, open.sent, open.cover].toSorted();
    // The first whose turn it is: its place is taken by a folder.
    const file = join(config.dataDir, 'uploads', pathOf(urls[0]!).split('/').at(-1)!);
    rmSync(file);
    mkdirSync(file);
    await uploads.sweep();
    rmdirSync(file);
    for (const url of urls.slice(1)) expect(await statusOf(url)).toBe(404);
    const { name, isPrivate } = await t.api.context.db
      .selectFrom('pictures')
      .where('fileName', '=', file.split('/').at(-1)!)
      .select(['name', 'isPrivate'])
      .executeTakeFirstOrThrow();
    expect([urls[0], isPrivate]).toEqual([expect.stringContaining(name), 0]);
  });
});
