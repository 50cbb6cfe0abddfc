import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { DecoderEnded } from './decoders';
import { decoders, encodeApart } from './encodeApart';

const log = { error: vi.fn() };
const png = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#26c' } })
    .png()
    .toBuffer();
const large = () =>
  sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#26c' } })
    .avif({ quality: 10, effort: 0 })
    .toBuffer();
const encoded = async (bytes: Buffer) => await encodeApart('png', bytes, { field: 'media', log });
afterEach(() => {
  vi.restoreAllMocks();
  log.error.mockClear();
});

test('a picture is encoded in another process as it would be in this one', async () => {
  const { data, width, height, variants } = await encoded(await png());
  expect([width, height, variants]).toEqual([40, 20, []]);
  expect((await sharp(data).metadata()).format).toBe('webp');
  const { data: pixels } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
  expect(pixels[2]).toBeGreaterThan(150);
});

test('a picture that is damaged is refused with the name of its field', async () => {
  await expect(encoded((await png()).subarray(0, 60))).rejects.toMatchObject({
    statusCode: 400,
    errors: [{ property: 'media', messages: ['The picture is damaged or cannot be read.'] }],
  });
  expect(log.error).not.toHaveBeenCalled();
});

test.each([
  ['ends its process', 'crashed', 400],
  ['takes too long', 'late', 503],
  ['nobody can decode now', 'away', 503],
] as const)('of a picture that %s the log knows', async (_what, why, statusCode) => {
  vi.spyOn(decoders, 'decode').mockRejectedValueOnce(new DecoderEnded(why, 'SIGABRT'));
  await expect(encoded(await png())).rejects.toMatchObject({ statusCode });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { err: expect.any(DecoderEnded), kind: 'png', bytes: expect.any(Number) },
    'a picture was not decoded',
  );
});

test('the process goes on when all are told to stop, and ends at once with its node', async () => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(join(import.meta.dirname, 'decoder.ts'), {
    execArgv: ['--conditions=@clubline/source', `--import=${tsx}`],
    serialization: 'advanced',
  });
  expect((await once(child, 'message'))[0]).toBe('ready');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.send({ kind: 'png', bytes: await png() });
  expect((await once(child, 'message'))[0]).toMatchObject({
    decoded: { picture: { width: 40 } },
  });
  const ended = once(child, 'exit');
  // What it has begun keeps it no longer.
  child.send({ kind: 'avif', bytes: await large() });
  child.disconnect();
  expect(await ended).toEqual([null, 'SIGKILL']);
});
