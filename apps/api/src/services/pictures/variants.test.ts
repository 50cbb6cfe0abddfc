import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createClubWith, makePrivate } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { uploadsFolder } from '../fileStore';
import { createUploads } from '../uploads';
import { listRemovals } from './pictureRemovals.repository';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2266cc' } });
const large = await photograph(3_000, 1_500).jpeg().toBuffer();

/** Paths of all the sizes that an address names, the narrowest first, each with its width. */
function sizesOf(address: string): { width: number; path: string }[] {
  const { pathname, search, hash } = new URL(address);
  const widths = (hash.split('=')[1] ?? '').split(',').filter(Boolean).map(Number);
  return widths.map((width, at) => ({
    width,
    path:
      (at === widths.length - 1 ? pathname : pathname.replace(/\.webp$/, `-${width}.webp`)) +
      search,
  }));
}

describeApi('pictures in several widths', (t) => {
  const fetched = async (path: string) => await t.api.app.inject(path);
  const statusOf = async (path: string) => (await fetched(path)).statusCode;
  const files = () => readdirSync(uploadsFolder(t.api.context.config.dataDir));
  const upload = async (
    person: Person,
    bytes = large,
    url = '/social/profile-posts/upload-media',
  ) => {
    const answer = await person.upload('POST', url, { name: 'media', bytes });
    expect(answer.status).toBe(200);
    return answer.body.data.mediaUrl as string;
  };
  const post = async (person: Person, mediaUrls: string[]) =>
    (await person.post('/social/profile-posts', { content: 'Look', mediaUrls })).body.data
      .profilePost as { id: string; mediaUrls: string[] };
  const privateClub = async (owner: Person) => {
    const club = await createClubWith(owner, []);
    await makePrivate(t.api.context.db, club);
    return club;
  };

  test('an address names the widths there are, each of which is served', async () => {
    const address = await upload(await t.person());
    expect(new URL(address).hash).toBe('#widths=160,640,1280,2048');
    for (const { width, path } of sizesOf(address)) {
      const file = await fetched(path);
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(file.headers['cache-control']).toContain('immutable');
      expect(file.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect((await sharp(file.rawPayload).metadata()).width).toBe(width);
    }
  });

  test.each([
    ['as wide as the narrowest', photograph(160, 400), ''],
    ['wider than one', photograph(200, 100), '#widths=160,200'],
    ['upright', photograph(1_500, 3_000), '#widths=160,640,1024'],
  ])('none is wider than its picture: one that is %s', async (_what, picture, widths) => {
    const address = await upload(await t.person(), await picture.png().toBuffer());
    expect(new URL(address).hash).toBe(widths);
    for (const { path } of sizesOf(address)) expect(await statusOf(path)).toBe(200);
  });

  test('one that moves is kept as it is alone', async () => {
    const frames = await photograph(400, 400).raw().toBuffer();
    frames.fill(0xff, frames.length / 2);
    const bytes = await sharp(frames, {
      raw: { width: 400, height: 400, channels: 3, pageHeight: 200 },
    })
      .gif()
      .toBuffer();
    expect(new URL(await upload(await t.person(), bytes)).hash).toBe('');
  });

  test('no other width can be asked for, and asking makes none', async () => {
    const { pathname } = new URL(await upload(await t.person()));
    const before = files();
    for (const width of ['161', '2048', '0640', '99999', 'x'])
      expect(await statusOf(pathname.replace('.webp', `-${width}.webp`))).toBe(404);
    expect(await statusOf(`${pathname}?width=320`)).toBe(200);
    expect(files()).toEqual(before);
  });

  test('a post names those there are, whatever was sent with the address', async () => {
    const ann = await t.person();
    const address = await upload(ann);
    const stored = await post(ann, [address.replace('160,640', '5,9999')]);
    expect(stored.mediaUrls).toEqual([address]);
  });

  test('all go with their picture', async () => {
    const ann = await t.person();
    const address = await upload(ann);
    const { id } = await post(ann, [address]);
    await ann.delete(`/social/profile-posts/${id}`);
    for (const { path } of sizesOf(address)) await expect.poll(() => statusOf(path)).toBe(404);
    await expect.poll(() => listRemovals(t.api.context.db)).toEqual([]);
  });

  test('a picture counts with its variants for what a person may store', async () => {
    const ann = await t.person();
    const sizes = sizesOf(await upload(ann));
    const { db } = t.api.context;
    const rows = await db
      .selectFrom('pictures')
      .where('ownerId', '=', ann.id)
      .selectAll()
      .execute();
    const answers = await Promise.all(sizes.map(({ path }) => fetched(path)));
    const total = answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
    expect(rows.map(({ bytes }) => bytes)).toEqual([total]);
  });

  test('those of a private picture are opened by its signature, for as long', async () => {
    const ann = await t.person();
    const club = await privateClub(ann);
    const address = await upload(ann, large, `/clubs/${club.id}/media`);
    const sizes = sizesOf(address);
    expect(sizes.map(({ width }) => width)).toEqual([160, 640, 1_280, 2_048]);
    for (const { width, path } of sizes) {
      const file = await fetched(path);
      expect([file.statusCode, (await sharp(file.rawPayload).metadata()).width]).toEqual([
        200,
        width,
      ]);
      expect(file.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
      expect(await statusOf(path.split('?')[0]!)).toBe(404);
      expect(await statusOf(path.replace('/private/', '/'))).toBe(404);
    }
    expect(await statusOf(sizes[0]!.path.replace('-160.', '-161.'))).toBe(404);
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
    const ended = await statusOf(sizes[0]!.path);
    vi.useRealTimers();
    expect(ended).toBe(404);
  });

  test('those of a picture that is moved behind signatures move with it', async () => {
    const ann = await t.person();
    const club = await createClubWith(ann, []);
    const open = (
      await ann.upload('PATCH', `/clubs/${club.id}/image`, { name: 'club-picture', bytes: large })
    ).body.clubPictureUrl as string;
    const { db, uploads } = t.api.context;
    await db.updateTable('clubs').set({ isPrivate: 1 }).where('id', '=', club.id).execute();
    await uploads.sweep();
    const guarded = (await ann.get(`/clubs/${club.id}/details`)).body.data.clubImage as string;
    expect(guarded).toContain('/private/');
    expect(sizesOf(guarded)).toHaveLength(4);
    for (const { path } of sizesOf(guarded)) expect(await statusOf(path)).toBe(200);
    for (const { path } of sizesOf(open)) expect(await statusOf(path)).toBe(404);
    await ann.delete(`/clubs/${club.id}`);
    for (const { path } of sizesOf(guarded)) await expect.poll(() => statusOf(path)).toBe(404);
    await expect.poll(() => listRemovals(db)).toEqual([]);
  });

  test('in a bucket they are beside their picture; what was stored in part is noted', async () => {
    const calls: string[] = [];
    let refused = '';
    const bucket = createServer((request, response) => {
      calls.push(`${request.method} ${request.url}`);
      request.resume().on('end', () => {
        const isRefused = refused !== '' && request.url!.includes(refused);
        response.writeHead(isRefused ? 403 : 200).end();
      });
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    const { config, db, log } = t.api.context;
    const uploads = createUploads({
      config: {
        ...config,
        objectStore: {
          endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
          bucket: 'pictures',
          region: 'auto',
          accessKeyId: 'key',
          secretAccessKey: 'secret',
          publicUrl: 'https://cdn.test',
        },
      },
      db,
      addressKey: Buffer.from('key'),
      log,
      now: () => Date.now(),
    });
    const bytes = await photograph(700, 400).jpeg().toBuffer();
    const store = (isPrivate: boolean) =>
      uploads.storeImage(bytes, 'media', { ownerId: null, isPrivate });
    const namesOf = (base: string) => ['-160', '-640', ''].map((end) => `${base}${end}.webp`);

    const { url, name } = await store(false);
    expect(url).toBe(`https://cdn.test/${name}.webp#widths=160,640,700`);
    expect(calls.splice(0).toSorted()).toEqual(
      namesOf(name).map((file) => `PUT /pictures/${file}`),
    );
    const own = await store(true);
    expect(calls).toHaveLength(3);
    for (const call of calls.splice(0)) {
      expect(call).toMatch(/^PUT \/pictures\/private-[0-9a-f]{40}(-160|-640)?\.webp$/);
      expect(call).not.toContain(own.name);
    }
    await uploads.removeUnshown([name]);
    expect(calls.splice(0).toSorted()).toEqual(
      namesOf(name).map((file) => `DELETE /pictures/${file}`),
    );

    refused = '-640.webp';
    await expect(store(false)).rejects.toMatchObject({ statusCode: 503 });
    const put = calls.splice(0).flatMap((call) => /PUT .*\/(\w+)\.webp/.exec(call)?.[1] ?? []);
    expect((await listRemovals(db)).toSorted()).toEqual(namesOf(put[0]!));
    refused = '';
    await uploads.sweep();
    expect(await listRemovals(db)).toEqual([]);
    await new Promise((resolve) => bucket.close(resolve));
  });
});
