import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { gatherBytes } from './gatherBytes';

const gather = (pieces: Buffer[]) =>
  gatherBytes(Readable.from(pieces, { objectMode: false }), () => new Error('too small'));

test.each([0, 1, 65_535, 65_536, 65_537, 300_000])('%i bytes are those that came', async (size) => {
  const bytes = Buffer.from(Array.from({ length: size }, (_, at) => at % 251));
  const pieces: Buffer[] = [];
  for (let at = 0; at < size; at += 30_011) pieces.push(bytes.subarray(at, at + 30_011));
  expect((await gather(pieces)).equals(bytes)).toBe(true);
});

test('many pieces may come that are small, and no more of them', async () => {
  const pieces = (count: number) => Array<Buffer>(count).fill(Buffer.from('x'));
  expect(await gather(pieces(10_000))).toHaveLength(10_000);
  await expect(gather(pieces(10_001))).rejects.toThrow('too small');
  const fair = Array<Buffer>(20_000).fill(Buffer.alloc(64));
  expect(await gather(fair)).toHaveLength(20_000 * 64);
});
