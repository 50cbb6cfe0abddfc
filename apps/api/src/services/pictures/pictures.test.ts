import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { transact } from '../../db/dialect';
import { createAthlete } from '../../modules/racers/athletes.repository';
import { createClubWith, makePrivate } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { uploadsFolder } from '../fileStore';
import { UNUSED_PICTURE_MS } from './pictureRemoval';
import { removeUnshown, showPictures } from './pictures.repository';

const picture = async (background = '#2266cc') => ({
  name: 'media',
  bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer(),
});
const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

describeApi('pictures', (t) => {
  const fetched = async (url: string) => await t.api.app.inject(pathOf(url));
  const statusOf = async (url: string) => (await fetched(url)).statusCode;
  const files = () => readdirSync(uploadsFolder(t.api.context.config.dataDir));
  const upload = async (person: Person, url = '/social/profile-posts/upload-media') => {
    const answer = await person.upload('POST', url, await picture());
    expect(answer.status).toBe(200);
    return answer.body.data.mediaUrl as string;
  };
  const post = async (person: Person, mediaUrls: string[]) =>
    await person.post('/social/profile-posts', { content: 'Look', mediaUrls });
  const postIn = async (person: Person, clubId: string, mediaUrls: string[]) =>
    await person.post('/club-social/club-posts', {
      userId: person.id,
      clubId,
      content: 'Look',
      mediaUrls,
    });
  const deletePost = async (person: Person, clubId: string, postId: string) =>
    await person.delete(`/club-social/club-posts/${clubId}/${postId}/${person.id}`);
  const isGone = async (url: string) => await expect.poll(() => statusOf(url)).toBe(404);
  /** As if this much time had gone by since the uploads so far. */
  const letPass = async (ms: number) => {
    const createdAt = new Date(Date.now() - ms).toISOString();
    await t.api.context.db.updateTable('pictures').set({ createdAt }).execute();
  };
  const privateClub = async (owner: Person, members: Person[]) => {
    const club = await createClubWith(owner, members);
    await makePrivate(t.api.context.db, club);
    return club;
  };

  test('deleting a post deletes its picture, unless something else shows it', async () => {
    const ann = await t.person();
    const club = await createClubWith(ann, []);
    const [shared, alone] = [await upload(ann), await upload(ann)];
    const first = (await postIn(ann, club.id, [shared, alone])).body.data.post.id;
    const second = (await postIn(ann, club.id, [shared])).body.data.post.id;
    await deletePost(ann, club.id, first);
    await isGone(alone);
    expect(await statusOf(shared)).toBe(200);
    await deletePost(ann, club.id, second);
    await isGone(shared);
    const left = () => t.api.context.db.selectFrom('pictureRemovals').selectAll().execute();
    await expect.poll(left).toEqual([]);
  });

  test('a new profile picture or club picture deletes the one before', async () => {
    const ann = await t.person();
    const club = await createClubWith(ann, []);
    const bytes = (await picture()).bytes;
    const avatar = async () =>
      (await ann.upload('POST', '/users/update-profile-picture', { name: 'profilePicture', bytes }))
        .body.profilePicture as string;
    const cover = async () =>
      (await ann.upload('PATCH', `/clubs/${club.id}/image`, { name: 'club-picture', bytes })).body
        .clubPictureUrl as string;
    for (const change of [avatar, cover]) {
      const before = await change();
      const after = await change();
      await isGone(before);
      expect(await statusOf(after)).toBe(200);
    }
  });

  test('a new picture of an athlete deletes the one before', async () => {
    const admin = await t.admin();
    const { db, now } = t.api.context;
    const athleteId = await transact(db, (trx) =>
      createAthlete(trx, { name: `Rider ${admin.username}` }, now()),
    );
    const change = async () =>
      (await admin.upload('POST', `/athletes/upload-image/${athleteId}`, await picture())).body
        .mediaUrl as string;
    const before = await change();
    const after = await change();
    await isGone(before);
    expect(await statusOf(after)).toBe(200);
  });

  test('deleting a club deletes what it, its posts and its channels showed, alone', async () => {
    const ann = await t.person();
    const club = await createClubWith(ann, []);
    const kept = await upload(ann);
    await post(ann, [kept]);
    const [posted, sent] = [await upload(ann), await upload(ann)];
    await postIn(ann, club.id, [posted, kept]);
    const [channel] = (await ann.get(`/club-channels/${club.id}`)).body.data.channels;
    const message = { clubId: club.id, userId: ann.id, content: 'Look', mediaUrls: [sent] };
    const path = `/club-channels/${channel.id}/messages`;
    expect((await ann.post(path, { channelId: channel.id, ...message })).status).toBe(201);
    await ann.delete(`/clubs/${club.id}`);
    await isGone(posted);
    await isGone(sent);
    expect(await statusOf(kept)).toBe(200);
  });

  test('what an account leaves behind when its row goes is swept', async () => {
    const ann = await t.person();
    const url = await upload(ann);
    await post(ann, [url]);
    await t.api.context.db.deleteFrom('users').where('id', '=', ann.id).execute();
    await letPass(UNUSED_PICTURE_MS + 1);
    await t.api.context.uploads.sweep();
    expect(await statusOf(url)).toBe(404);
  });

  test('an upload that nothing shows is swept after a day, and not before', async () => {
    const ann = await t.person();
    const [unused, used] = [await upload(ann), await upload(ann)];
    await post(ann, [used]);
    await t.api.context.uploads.sweep();
    expect(await statusOf(unused)).toBe(200);
    await letPass(UNUSED_PICTURE_MS + 1);
    await Promise.all([t.api.context.uploads.sweep(), t.api.context.uploads.sweep()]);
    expect([await statusOf(unused), await statusOf(used)]).toEqual([404, 200]);
    const late = await post(ann, [unused]);
    expect([late.status, late.body.errors[0].property]).toEqual([400, 'mediaUrls']);
  });

  test('a post that an older node stored without saying what it shows keeps it', async () => {
    const ann = await t.person();
    const { db, uploads } = t.api.context;
    const url = await upload(ann);
    await post(ann, [url]);
    await db.deleteFrom('pictureShows').execute();
    await letPass(UNUSED_PICTURE_MS + 1);
    await uploads.sweep();
    await uploads.sweep();
    expect(await statusOf(url)).toBe(200);
  });

  test('a post that is being stored keeps its picture from a sweep at this moment', async () => {
    const ann = await t.person();
    const { db, now, uploads } = t.api.context;
    const url = await upload(ann);
    const { name } = uploads.addresses.read(url)!;
    const { id } = (await post(ann, [])).body.data.profilePost;
    let removed: Promise<string[]> | undefined;
    await transact(db, async (trx) => {
      await showPictures(trx, 'profilePostId', id, [name]);
      // Waits for this transaction, in either database.
      removed = removeUnshown(db, [name], now());
    });
    expect(await removed).toEqual([]);
    expect(await statusOf(url)).toBe(200);
  });

  test('a file that cannot be deleted is deleted by a later sweep', async () => {
    const ann = await t.person();
    const url = await upload(ann);
    const { uploads, db } = t.api.context;
    const { name } = uploads.addresses.read(url)!;
    // As a node leaves it that ends in between.
    expect(await removeUnshown(db, [name], t.api.context.now())).toEqual([`${name}.webp`]);
    expect(files()).toContain(`${name}.webp`);
    await uploads.sweep();
    expect(files()).not.toContain(`${name}.webp`);
  });

  test('only one’s own uploads can be attached', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    const url = await upload(ann);
    expect((await post(ben, [url])).status).toBe(400);
    expect((await post(ann, [url])).status).toBe(201);
  });

  test('pictures of a private club open for members, by addresses that end', async () => {
    const [ann, ben, eve] = (await t.people(3)) as [Person, Person, Person];
    const club = await privateClub(ann, [ben]);
    const sent = await upload(ann, `/clubs/${club.id}/media`);
    expect((await postIn(ann, club.id, [sent])).status).toBe(201);
    const feed = (person: Person) =>
      person.get(`/club-social/club-posts-feed/${person.id}/${club.id}`);
    const seen: string = (await feed(ben)).body.data.posts[0].mediaUrls[0];
    expect((await feed(eve)).status).toBe(404);
    const file = await fetched(seen);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(file.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    expect((await feed(ben)).body.data.posts[0].mediaUrls[0].split('?')[0]).toBe(
      seen.split('?')[0],
    );
    const stored = await t.api.context.db
      .selectFrom('clubPosts')
      .where('clubId', '=', club.id)
      .select('mediaUrls')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(stored.mediaUrls)).toEqual([seen.split('?')[0]]);

    const unsigned = new URL(seen);
    unsigned.search = '';
    const longer = new URL(seen);
    longer.searchParams.set('until', String(Number(longer.searchParams.get('until')) + 900));
    const open = seen.split('?')[0]!.replace('/private/', '/');
    for (const url of [unsigned.href, longer.href, open]) expect(await statusOf(url)).toBe(404);
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
    const ended = await statusOf(seen);
    vi.useRealTimers();
    expect(ended).toBe(404);
  });

  test('the cover of a private club, and every answer that shows it, is signed', async () => {
    const [ann, eve] = (await t.people(2)) as [Person, Person];
    const club = await privateClub(ann, []);
    const { bytes } = await picture();
    const cover = (
      await ann.upload('PATCH', `/clubs/${club.id}/image`, { name: 'club-picture', bytes })
    ).body.clubPictureUrl;
    const shown = [
      cover,
      (await ann.get(`/clubs/${club.id}/details`)).body.data.clubImage,
      (await ann.get(`/users/${ann.id}/get-clubs`)).body.userClubs[0].image,
      (await ann.patch(`/clubs/${club.id}`, { description: 'Ours' })).body.data.club.image,
      (await ann.get('/clubs?limit=100')).body.data.clubs.find(
        ({ id }: { id: string }) => id === club.id,
      ).image,
    ];
    for (const url of shown) expect(await statusOf(url)).toBe(200);
    expect((await eve.get(`/clubs/${club.id}/details`)).status).toBe(404);
  });

  test('a private picture is for private clubs, and any other is not for them', async () => {
    const ann = await t.person();
    const club = await privateClub(ann, []);
    const own = await upload(ann, `/clubs/${club.id}/media`);
    const open = await upload(ann);
    expect((await post(ann, [own])).status).toBe(400);
    expect((await postIn(ann, club.id, [open])).status).toBe(400);
    expect((await postIn(ann, club.id, [own])).status).toBe(201);
  });

  test('files are closed to other users', async () => {
    await upload(await t.person());
    const folder = uploadsFolder(t.api.context.config.dataDir);
    expect(existsSync(folder)).toBe(true);
    expect(statSync(folder).mode & 0o077).toBe(0);
    for (const name of files()) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  });
});

describeApi(
  'the quota',
  (t) => {
    const tryUpload = async (person: Person) =>
      await person.upload('POST', '/social/profile-posts/upload-media', await picture());

    test('a person has room for so many pictures, and deleting some makes room', async () => {
      const ann = await t.person();
      const club = await createClubWith(ann, []);
      const urls: string[] = [];
      for (let n = 0; n < 3; n += 1) urls.push((await tryUpload(ann)).body.data.mediaUrl);
      const { body } = await ann.post('/club-social/club-posts', {
        userId: ann.id,
        clubId: club.id,
        content: 'Look',
        mediaUrls: urls,
      });
      const refused = await tryUpload(ann);
      expect([refused.status, refused.body.errors]).toEqual([
        409,
        [
          {
            property: 'media',
            messages: [
              'You have 3 pictures here, and there is room for no more. ' +
                'Delete posts with pictures to make room.',
            ],
          },
        ],
      ]);
      expect((await tryUpload(await t.person())).status).toBe(200);
      await ann.delete(`/club-social/club-posts/${club.id}/${body.data.post.id}/${ann.id}`);
      await expect.poll(async () => (await tryUpload(ann)).status).toBe(200);
    });

    test('uploads at the same moment do not pass it together', async () => {
      const ann = await t.person();
      const answers = await Promise.all(Array.from({ length: 6 }, () => tryUpload(ann)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    });

    test('and for so many bytes', async () => {
      const ann = await t.person();
      await tryUpload(ann);
      await t.api.context.db
        .updateTable('pictures')
        .set({ bytes: 1_048_576 })
        .where('ownerId', '=', ann.id)
        .execute();
      const refused = await tryUpload(ann);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Your pictures fill the 1 MB that each person has here. ' +
          'Delete posts with pictures to make room.',
      ]);
    });
  },
  { pictureQuotaCount: 3, pictureQuotaMb: 1 },
);
