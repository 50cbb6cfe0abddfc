import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createApp } from '../app';
import { describeApi, testConfig } from '../testing/describeApi';
import { disk } from './pictures/diskRoom';
import { createFileStore, uploadsFolder } from './fileStore';
import { DecoderEnded } from './pictures/decoder/decoders';
import { decoders } from './pictures/decoder/encodeApart';
import { listRemovals } from './pictures/pictureRemovals.repository';
import { UPLOAD_MAX_BYTES } from './uploads';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2266cc' } });

describeApi('uploads', (t) => {
  const upload = async (bytes: Buffer, name = 'a.png') => {
    const ann = await t.person();
    return await ann.upload('POST', '/users/update-profile-picture', {
      name: 'profilePicture',
      bytes,
      fileName: name,
    });
  };
  const fetched = async (url: string) => await t.api.app.inject(new URL(url).pathname);

  /** Stores pictures whose encoding goes on until it is ended. */
  const slowly = async () => {
    const bytes = await picture(20, 10).png().toBuffer();
    let end = () => {};
    const ended = new Promise<never>((_, reject) => {
      end = () => reject(new DecoderEnded('late', 'SIGKILL'));
    });
    ended.catch(() => undefined);
    const slow = vi.spyOn(decoders, 'decode').mockReturnValue(ended);
    return {
      slow,
      end,
      store: (ownerId: string, ip: string) =>
        t.api.context.uploads.storeImage(bytes, 'media', { ownerId, isPrivate: false, ip }).then(
          () => 'stored',
          ({ statusCode }) => statusCode,
        ),
    };
  };

  test.each([
    ['a small disk', 24e6, 1e6],
    ['a large one', 500e9, 200e6],
  ])('leave what the database needs of %s', async (_disk, all, free) => {
    const bytes = await picture(20, 10).png().toBuffer();
    const { uploads } = t.api.context;
    const store = () => uploads.storeImage(bytes, 'media', { ownerId: null, isPrivate: false });
    const room = vi.spyOn(disk, 'room').mockResolvedValue({ all, free });
    try {
      await expect(store()).rejects.toMatchObject({
        statusCode: 503,
        message: 'The picture could not be stored. Please try again shortly.',
      });
      room.mockResolvedValue({ all, free: free * 2 });
      expect((await store()).url).toContain('.webp');
    } finally {
      room.mockRestore();
    }
  });

  test('pictures of one address that take long keep no other address from its turn', async () => {
    const [eve, ben, cem, ann] = await t.people(4);
    const { slow, end, store } = await slowly();
    const next = (n: number) => store([eve, ben, cem][n % 3]!.id, '203.0.113.1');
    // Three of them are worked at, and as many wait as may.
    const many = Array.from({ length: 19 }, (_, n) => next(n));
    await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(3));
    expect(await Promise.race([...many, next(19)])).toBe(503);
    const other = store(ann!.id, '198.51.100.1');
    await Promise.race(many);
    slow.mockRestore();
    end();
    expect(await other).toBe('stored');
    await Promise.all(many);
  });

  test('a picture waits for none of one person who sends many, from wherever', async () => {
    const [eve, ann] = await t.people(2);
    const { slow, end, store } = await slowly();
    const many = Array.from({ length: 4 }, (_, n) => store(eve!.id, `203.0.${n}.1`));
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    slow.mockRestore();
    expect(await store(ann!.id, '198.51.100.1')).toBe('stored');
    end();
    expect((await Promise.all(many)).sort()).toEqual([503, 'stored', 'stored', 'stored']);
  });

  test('a stored picture is encoded again, upright, without metadata, and small', async () => {
    const bytes = await picture(3_000, 1_500)
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE', Orientation: '6' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await upload(bytes);
    expect(answer.status).toBe(200);
    const file = await fetched(answer.body.profilePicture);
    expect([
      file.statusCode,
      file.headers['content-type'],
      file.headers['x-content-type-options'],
    ]).toEqual([200, 'image/webp', 'nosniff']);
    expect(file.headers['cache-control']).toContain('immutable');
    expect(file.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    const kept = await sharp(file.rawPayload).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual([
      'webp',
      1_024,
      2_048,
      undefined,
    ]);
    expect(file.rawPayload.includes('SECRET-PLACE')).toBe(false);
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['the head of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused whatever its name says', async (_what, bytes) => {
    expect((await upload(bytes, 'photo.jpg')).status).toBe(400);
  });

  test('more than 33 megapixels and more than 8 MB are refused', async () => {
    const bomb = await upload(await picture(6_000, 5_600).png({ compressionLevel: 9 }).toBuffer());
    expect([bomb.status, bomb.body]).toEqual([400, 'The picture has more than 33 megapixels.']);
    const heavy = await upload(
      Buffer.concat([await picture(10, 10).png().toBuffer(), Buffer.alloc(UPLOAD_MAX_BYTES)]),
    );
    expect(heavy.status).toBe(413);
  });

  test('a form without the file names the part that is missing', async () => {
    const ann = await t.person();
    const answer = await ann.upload('POST', '/users/update-profile-picture', {
      name: 'other',
      bytes: await picture(4, 4).png().toBuffer(),
    });
    expect([answer.status, answer.body]).toEqual([400, 'Send the file as profilePicture.']);
    expect((await ann.post('/users/update-profile-picture', {})).status).toBe(415);
  });

  test('only files the service wrote are handed out', async () => {
    for (const name of ['..%2ftoken-secret', 'token-secret', `${'0'.repeat(40)}.webp`])
      expect((await t.visitor.get(`/uploads/${name}`)).status).toBe(404);
  });

  test.each([
    ['be opened', (file: string) => symlinkSync(file, file)],
    ['be read', (file: string) => mkdirSync(file)],
  ])('a picture whose file cannot %s is not said to be missing', async (_what, spoil) => {
    const { body } = await upload(await picture(30, 20).png().toBuffer());
    const { pathname } = new URL(body.profilePicture);
    const { dataDir } = t.api.context.config;
    const file = join(uploadsFolder(dataDir), basename(pathname));
    rmSync(file);
    // In their place, because root may read whatever has a content.
    spoil(file);
    const answer = await t.api.app.inject(pathname);
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(answer.json().message).toBe(
      'The picture cannot be read right now. Please try again shortly.',
    );
    expect(answer.headers['cache-control'] ?? '').not.toMatch(/max-age|immutable/);
  });
});

test('a private picture whose file cannot be read is not said to be missing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubline-uploads-'));
  mkdirSync(join(uploadsFolder(dataDir), 'a-folder.webp'), { recursive: true });
  const store = createFileStore({ dataDir, publicUrl: undefined, objectStore: undefined });
  for (const read of [store.get, store.open]) {
    await expect(read('a-folder.webp')).rejects.toMatchObject({ statusCode: 503 });
    expect(await read('nothing.webp')).toBeUndefined();
  }
  rmSync(dataDir, { recursive: true });
});

test('with object storage set, pictures go there, signed; an outage there is a 503', async () => {
  const puts: { url: string; authorization: string; bytes: number }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      puts.push({
        url: `${request.method} ${request.url}`,
        authorization: String(request.headers.authorization),
        bytes: Buffer.concat(chunks).length,
      });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dataDir = mkdtempSync(join(tmpdir(), 'clubline-uploads-'));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const objectStore = {
    endpoint,
    bucket: 'pictures',
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    publicUrl: 'https://cdn.test',
  };
  const api = await createApp(testConfig({ dataDir, databaseUrl: undefined, objectStore }));
  const { uploads, db } = api.context;
  const nobody = { ownerId: null, isPrivate: false };
  const bytes = await picture(20, 20).png().toBuffer();
  const stored = await uploads.storeImage(bytes, 'media', nobody);
  expect(stored.url).toBe(`https://cdn.test/${stored.name}.webp`);
  expect(uploads.addresses.read(stored.url)).toEqual({ name: stored.name, isPrivate: false });
  expect(puts[0]).toMatchObject({
    url: `PUT /pictures/${stored.url.split('/').at(-1)}`,
    authorization: expect.stringContaining('AWS4-HMAC-SHA256 Credential=key/'),
  });
  expect(puts[0]!.bytes).toBeGreaterThan(0);

  // The bucket may be open to everybody: what a private picture is called there, nobody learns.
  const own = await uploads.storeImage(bytes, 'media', { ownerId: null, isPrivate: true });
  const readable = new URL(uploads.addresses.readable(own.url));
  expect(puts[1]!.url).toMatch(/^PUT \/pictures\/private-[0-9a-f]{40}\.webp$/);
  expect(puts[1]!.url).not.toContain(own.name);
  const read = await api.app.inject(readable.pathname + readable.search);
  expect([read.statusCode, puts.at(-1)!.url]).toEqual([200, puts[1]!.url.replace('PUT', 'GET')]);

  await uploads.removeUnshown([stored.name]);
  expect(puts.at(-1)!.url).toBe(`DELETE /pictures/${stored.name}.webp`);

  status = 403;
  await expect(uploads.storeImage(bytes, 'media', nobody)).rejects.toMatchObject({
    statusCode: 503,
  });
  expect(await db.selectFrom('pictures').select('name').execute()).toEqual([{ name: own.name }]);
  // It may have been stored all the same: only the answer may be lost.
  expect(puts.at(-1)!.url).toBe(`PUT /pictures/${(await listRemovals(db))[0]}`);
  const unread = await api.app.inject(readable.pathname + readable.search);
  expect([unread.statusCode, unread.json().message]).toEqual([
    503,
    'The picture cannot be read right now. Please try again shortly.',
  ]);
  // What the store does not delete is deleted when it answers again.
  await uploads.removeUnshown([own.name]);
  expect(await listRemovals(db)).toHaveLength(2);
  status = 204;
  await uploads.sweep();
  expect(await listRemovals(db)).toEqual([]);
  await api.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDir, { recursive: true });
});
