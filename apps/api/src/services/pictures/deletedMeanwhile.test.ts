import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { describeApi } from '../../testing/describeApi';
import { createUploads } from '../uploads';
import type { Uploads } from '../uploads';
import { listRemovals } from './pictureRemovals.repository';

const create = { width: 200, height: 8, channels: 3 as const, background: '#2266cc' };
const bytes = await sharp({ create }).png().toBuffer();

/** A bucket whose answers to what is stored may be held back, and refused in the end. */
async function startBucket() {
  const files = new Set<string>();
  let held: ((isStored: boolean) => void)[] | null = null;
  const server = createServer((request, response) => {
    const name = request.url!.split('/').at(-1)!;
    const store = (isStored: boolean) => {
      if (isStored) files.add(name);
      response.writeHead(isStored ? 200 : 403).end();
    };
    request.resume().on('end', () => {
      if (request.method !== 'PUT') {
        files.delete(name);
        response.writeHead(204).end();
      } else if (held) held.push(store);
      else store(true);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files: () => [...files].toSorted(),
    empty: () => files.clear(),
    hold: () => void (held = []),
    /** Once both sizes of a picture have arrived. */
    arrived: () => vi.waitFor(() => expect(held).toHaveLength(2)),
    /** Answers what was held back, and holds back no more; stores as many as is said. */
    release(stored = Infinity) {
      const waiting = held ?? [];
      held = null;
      for (const [at, store] of waiting.entries()) store(at < stored);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const bucket = await startBucket();
afterAll(() => bucket.close());

describeApi('a picture that is sent again while it is deleted', (t) => {
  let uploads: Uploads;
  let send: () => ReturnType<Uploads['storeImage']>;
  const listPictures = (ownerId: string) =>
    t.api.context.db.selectFrom('pictures').where('ownerId', '=', ownerId).selectAll().execute();
  const filesOf = (fileName: string) => [fileName.replace('.webp', '-160.webp'), fileName];
  let ownerId: string;

  beforeEach(async () => {
    bucket.empty();
    const { config, db, log } = t.api.context;
    const { endpoint } = bucket;
    const access = { region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
    uploads = createUploads({
      config: {
        ...config,
        objectStore: { ...access, endpoint, bucket: 'b', publicUrl: 'https://cdn.test' },
      },
      db,
      addressKey: Buffer.from('key'),
      log,
      now: () => Date.now(),
    });
    ownerId = (await t.person()).id;
    send = () => uploads.storeImage(bytes, 'media', { ownerId, isPrivate: false, clientId: 'one' });
  });

  /** Sends it, and again; gives back both once the second is about to be stored. */
  const sendTwice = async () => {
    const first = await send();
    bucket.hold();
    const second = send();
    second.catch(() => undefined);
    await bucket.arrived();
    return { first, second };
  };

  test('is stored anew, and leaves no file of the one that is gone', async () => {
    const { first, second } = await sendTwice();
    await uploads.removeUnshown([first.name]);
    bucket.release();
    const { name } = await second;
    expect(name).not.toBe(first.name);
    const pictures = await listPictures(ownerId);
    expect(pictures.map((picture) => picture.name)).toEqual([name]);
    expect(bucket.files()).toEqual(filesOf(`${name}.webp`).toSorted());
    expect(await listRemovals(t.api.context.db)).toEqual([]);
    await uploads.removeUnshown([name]);
    expect(bucket.files()).toEqual([]);
  });

  test('leaves no open file where it has moved behind a signature meanwhile', async () => {
    const { first, second } = await sendTwice();
    const moved = { fileName: `private-${first.name}.webp`, isPrivate: 1 };
    const { db } = t.api.context;
    await db.updateTable('pictures').set(moved).where('name', '=', first.name).execute();
    bucket.release();
    const { name } = await second;
    expect(name).not.toBe(first.name);
    expect(bucket.files()).toEqual(filesOf(`${name}.webp`).toSorted());
    await uploads.removeUnshown([first.name, name]);
    expect(bucket.files()).toEqual([]);
  });

  test('is noted for the sweep where only a part of it could be stored', async () => {
    const { first, second } = await sendTwice();
    await uploads.removeUnshown([first.name]);
    bucket.release(1);
    await expect(second).rejects.toMatchObject({ statusCode: 503 });
    expect(bucket.files()).toHaveLength(1);
    expect(await listPictures(ownerId)).toEqual([]);
    await uploads.sweep();
    expect(bucket.files()).toEqual([]);
    expect(await listRemovals(t.api.context.db)).toEqual([]);
  });

  test('stays as it is where nobody deletes it', async () => {
    const { first, second } = await sendTwice();
    bucket.release();
    expect((await second).name).toBe(first.name);
    expect(bucket.files()).toEqual(filesOf(`${first.name}.webp`).toSorted());
    await uploads.removeUnshown([first.name]);
  });
});
