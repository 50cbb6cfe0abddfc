import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createClubWith, makePrivate } from '../../testing/clubs';
import { describeApi } from '../../testing/describeApi';
import type { Person } from '../../testing/people';
import { uploadsFolder } from '../fileStore';
import { UNUSED_PICTURE_MS } from './pictureRemoval';

const PROFILE = '/social/profile-posts/upload-media';

const pictureOf = async (background: string) => {
  const create = { width: 200, height: 8, channels: 3 as const, background };
  return { name: 'media', bytes: await sharp({ create }).png().toBuffer() };
};
const picture = await pictureOf('#2266cc');
const other = await pictureOf('#cc6622');

describeApi(
  'a picture that is sent again with the same clientId',
  (t) => {
    const send = (person: Person, clientId: string, { url = PROFILE, of = picture } = {}) =>
      person.upload('POST', url, of, { clientId });
    const rowsOf = ({ id }: Person) =>
      t.api.context.db.selectFrom('pictures').where('ownerId', '=', id).selectAll().execute();
    const folder = () => uploadsFolder(t.api.context.config.dataDir);
    const statusOf = async (url: string) =>
      (await t.api.app.inject(new URL(url).pathname + new URL(url).search)).statusCode;

    test('is kept once, and answered alike', async () => {
      const ann = await t.person();
      const [first, again] = [await send(ann, 'one'), await send(ann, 'one')];
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(again.body).toEqual(first.body);
      expect(await rowsOf(ann)).toHaveLength(1);
    });

    test('also at the same moment', async () => {
      const ann = await t.person();
      const answers = await Promise.all(Array.from({ length: 3 }, () => send(ann, 'one')));
      expect(new Set(answers.map(({ body }) => body.data.mediaUrl)).size).toBe(1);
      expect(await rowsOf(ann)).toHaveLength(1);
    });

    test('needs no more room than it has', async () => {
      const ann = await t.person();
      await send(ann, 'one');
      await send(ann, 'two', { of: other });
      expect((await send(ann, 'three')).status).toBe(409);
      expect((await send(ann, 'two', { of: other })).status).toBe(200);
    });

    test('is stored where the node ended before its files were', async () => {
      const ann = await t.person();
      const before = readdirSync(folder());
      await send(ann, 'one');
      const files = readdirSync(folder()).filter((name) => !before.includes(name));
      expect(files).toHaveLength(2);
      for (const name of files) rmSync(join(folder(), name));
      const { mediaUrl } = (await send(ann, 'one')).body.data;
      expect(readdirSync(folder())).toEqual(expect.arrayContaining(files));
      expect(await statusOf(mediaUrl)).toBe(200);
    });

    test('is stored anew where it was removed meanwhile', async () => {
      const ann = await t.person();
      const first = (await send(ann, 'one')).body.data.mediaUrl;
      await t.api.context.db
        .updateTable('pictures')
        .set({ createdAt: new Date(Date.now() - UNUSED_PICTURE_MS - 1_000).toISOString() })
        .where('ownerId', '=', ann.id)
        .execute();
      await t.api.context.uploads.sweep();
      expect(await statusOf(first)).toBe(404);
      const { mediaUrl } = (await send(ann, 'one')).body.data;
      expect(await statusOf(mediaUrl)).toBe(200);
      expect((await send(ann, 'one')).body.data.mediaUrl).toBe(mediaUrl);
      expect(await rowsOf(ann)).toHaveLength(1);
    });

    test('is another one for members only', async () => {
      const ann = await t.person();
      const club = await createClubWith(ann, []);
      const url = `/clubs/${club.id}/media`;
      const open = (await send(ann, 'one', { url })).body.data.mediaUrl;
      await makePrivate(t.api.context.db, club);
      const closed = await send(ann, 'one', { url });
      expect([closed.status, closed.body.data.mediaUrl]).toEqual([
        200,
        expect.stringContaining('/private/'),
      ]);
      expect(open).not.toContain('/private/');
    });

    test('is refused where it is another picture', async () => {
      const ann = await t.person();
      await send(ann, 'one');
      const { status, body } = await send(ann, 'one', { of: other });
      expect([status, body.errors]).toEqual([
        409,
        [expect.objectContaining({ property: 'clientId' })],
      ]);
      expect((await send(await t.person(), 'one', { of: other })).status).toBe(200);
    });

    test('names an id of no known form in vain', async () => {
      const ann = await t.person();
      expect((await send(ann, 'no id')).status).toBe(400);
      expect(await rowsOf(ann)).toHaveLength(0);
    });
  },
  { pictureQuotaCount: 2 },
);
