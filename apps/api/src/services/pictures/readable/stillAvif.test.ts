import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  avifOf,
  box,
  codedPicture,
  ispe,
  sequenceHeader,
  u32,
} from '../../../testing/hostile/hostileAvif';
import { readAv1Frames } from './av1Frames';
import { stillAvif } from './stillAvif';

let small: Awaited<ReturnType<typeof codedPicture>>;
let whole: typeof small;
beforeAll(async () => {
  [small, whole] = await Promise.all([codedPicture(64, 64), codedPicture(1_024, 1_024)]);
});

const OWN = [1, 2, 3];
const clap = box('clap', u32(16, 1, 16, 1, 0, 1, 0, 1));
const DAMAGED = new RegExp(
  'not one|fit|cut out|kind|no picture|something else|ends|no frame|one picture|too many of|' +
    'than there is',
);
const LARGE = 'The picture has more than 33 megapixels.';
const LONG = 'The picture is more than 32,767 pixels wide or tall.';
const DEEP = 'The picture has too many pixels for its depth of colour.';

/** Tiles that are all the same, and what is put together of them. */
const gridOf = (tile: typeof small, rows: number, columns: number, width: number, height: number) =>
  avifOf({
    items: [
      {
        type: 'grid',
        data: Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), u32(width, height)]),
        properties: [4],
      },
      { type: 'av01', data: tile.data, properties: OWN },
    ],
    properties: [...tile.properties, ispe(Math.min(width, 4_096), Math.min(height, 4_096))],
    references: [{ type: 'dimg', by: 1, items: Array<number>(rows * columns).fill(2) }],
  });

describe('an AVIF', () => {
  const sizeOf = async (avif: Buffer) => {
    const { info } = await sharp(stillAvif(avif)).png().toBuffer({ resolveWithObject: true });
    return [info.width, info.height];
  };
  const plain = (more: Partial<Parameters<typeof avifOf>[0]> = {}) =>
    avifOf({
      items: [{ type: 'av01', data: small.data, properties: OWN }],
      properties: small.properties,
      ...more,
    });

  test('is decoded as it is, alone, of tiles or with another beside it', async () => {
    expect(await sizeOf(plain())).toEqual([64, 64]);
    expect(await sizeOf(gridOf(small, 2, 3, 190, 120))).toEqual([190, 120]);
    const item = { type: 'av01', data: small.data, properties: OWN };
    expect(await sizeOf(plain({ items: [item, item] }))).toEqual([64, 64]);
  });

  test('of any program is read: of each depth, turned, with what is told beside', async () => {
    for (const bitdepth of [8, 10, 12] as const) {
      const avif = await sharp({
        create: { width: 30, height: 20, channels: 4, background: '#26c8' },
      })
        .withMetadata({ orientation: 6, icc: 'p3' })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
        .avif({ effort: 0, bitdepth })
        .toBuffer();
      expect(stillAvif(avif)).toEqual(avif);
    }
  });

  test('that is a film, too, is given to its decoder without that', async () => {
    const film = box('moov', box('trak', Buffer.alloc(100)));
    const avif = plain({ more: [film, box('mini', 'x')] });
    expect(stillAvif(avif).includes('moov')).toBe(false);
    expect(stillAvif(avif).includes('mini')).toBe(false);
    expect(await sizeOf(avif)).toEqual([64, 64]);
  });

  test('of which a part is cut out is refused, however small that is', () => {
    expect(() => stillAvif(plain({ properties: [...small.properties, clap] }))).toThrow(DAMAGED);
  });

  test('is as large as what it is decoded from, whatever its head says', () => {
    const frames = (data: Buffer, said = ispe(64, 64)) =>
      plain({
        items: [{ type: 'av01', data, properties: OWN }],
        properties: [said, ...small.properties.slice(1)],
      });
    const larger = Buffer.concat([sequenceHeader(8_192, 8_192), small.data]);
    expect(() => stillAvif(frames(larger))).toThrow(LARGE);
    expect(() => stillAvif(frames(small.data, ispe(8_192, 8_192)))).toThrow(LARGE);
    const film = sequenceHeader(8_192, 8_192, { isFilm: true });
    expect(() => stillAvif(frames(Buffer.concat([film, small.data])))).toThrow(LARGE);
    const [deep, flat] = [true, false].map((isDeep) =>
      frames(Buffer.concat([sequenceHeader(4_200, 4_200, { isDeep }), small.data])),
    );
    expect(() => stillAvif(deep!)).toThrow(DEEP);
    expect(() => stillAvif(flat!)).not.toThrow();
  });

  test('has the longest side that any picture may have, in each of its parts', () => {
    const [, ...others] = small.properties;
    const of = (data: Buffer, size: Buffer) =>
      avifOf({ items: [{ type: 'av01', data, properties: OWN }], properties: [size, ...others] });
    expect(() => stillAvif(of(small.data, ispe(32_768, 4)))).toThrow(LONG);
    expect(() => stillAvif(of(small.data, ispe(4, 32_768)))).toThrow(LONG);
    expect(() => stillAvif(of(small.data, ispe(32_767, 4)))).not.toThrow();
    const wide = Buffer.concat([sequenceHeader(40_000, 8), small.data]);
    expect(() => stillAvif(of(wide, ispe(64, 64)))).toThrow(LONG);
    expect(() => stillAvif(gridOf(small, 2, 2, 60_000, 100))).toThrow(LONG);
  });

  test('counts with what can be seen through it', () => {
    const data = Buffer.concat([sequenceHeader(5_500, 5_500), small.data]);
    const item = { type: 'av01', data, properties: OWN };
    const parts = { items: [item, item], properties: small.properties };
    expect(() => stillAvif(avifOf(parts))).not.toThrow();
    const references = [{ type: 'auxl', by: 2, items: [1] }];
    expect(() => stillAvif(avifOf({ ...parts, references }))).toThrow(DEEP);
  });

  test('of more tiles than a picture has pixels for is refused', () => {
    expect(() => stillAvif(gridOf(whole, 5, 6, 6_000, 5_000))).not.toThrow();
    expect(() => stillAvif(gridOf(whole, 8, 8, 16, 16))).toThrow(LARGE);
    expect(() => stillAvif(gridOf(small, 2, 2, 30_000, 30_000))).toThrow(LARGE);
  });

  test('that is not one picture is refused', () => {
    const one = { type: 'av01', data: small.data, properties: OWN };
    const { properties } = small;
    const told = { type: 'Exif', data: Buffer.alloc(5_000) };
    const refused = [
      { items: [{ ...one, type: 'unci' }], properties },
      { items: [one, { ...one, type: 'iovl' }], properties },
      { items: [{ ...one, type: 'tmap' }], properties },
      { items: [{ ...one, data: Buffer.alloc(0) }], properties },
      // Each turns the picture.
      { items: [{ ...one, properties: [...OWN, ...Array<number>(14).fill(4)] }], properties },
      // All frames are decoded, and the last is shown.
      { items: [{ ...one, data: Buffer.concat(Array<Buffer>(5).fill(small.data)) }], properties },
      // The same bytes, read anew for each.
      { items: [one, ...Array.from({ length: 100 }, () => told)], properties },
      { items: [one], properties, more: [box('meta', u32(0))] },
    ];
    for (const parts of refused) expect(() => stillAvif(avifOf(parts))).toThrow(DAMAGED);
    const grid = gridOf(small, 2, 2, 100, 100);
    // The tile is a grid as well.
    grid.write('grid', grid.indexOf('av01', grid.indexOf('iinf')));
    expect(() => stillAvif(grid)).toThrow(DAMAGED);
  });

  test('that tells of more than a picture has is read no further', () => {
    const describing = (items: number) => box('ipma', u32(0, items), Buffer.alloc(3 * items));
    const about = (items: number) => [{ type: 'cdsc', by: 1, items: Array<number>(items).fill(1) }];
    const unit = Buffer.from([0x7a, 0]);
    const coded = (...units: Buffer[]) => ({
      items: [{ type: 'av01', data: Buffer.concat([...units, small.data]), properties: OWN }],
    });
    const head = sequenceHeader(64, 64);
    const taken = [
      { descriptions: [describing(1_000)] },
      { references: about(4_000) },
      coded(...Array<Buffer>(900).fill(unit)),
      coded(...Array<Buffer>(7).fill(head)),
    ];
    for (const parts of taken) expect(() => stillAvif(plain(parts))).not.toThrow();
    const refused = [
      { descriptions: [describing(1_001)] },
      { descriptions: Array<Buffer>(4).fill(describing(1)) },
      { references: about(4_001) },
      { references: [...about(2_001), ...about(2_000)] },
      coded(...Array<Buffer>(1_001).fill(unit)),
      coded(...Array<Buffer>(8).fill(head)),
    ];
    for (const parts of refused) expect(() => stillAvif(plain(parts))).toThrow(DAMAGED);
    // A number that has as many bits as zeros before it.
    const endless = Buffer.from([4, 0, 0, 0, 0, 0, 0, 0, 2, ...Array<number>(16_374).fill(0)]);
    const long = Buffer.concat([Buffer.from([0x0a, 0xff, 0x7f]), endless.fill(0xff, 600)]);
    expect(() => stillAvif(plain(coded(long)))).toThrow('out of range');
  });

  test('that is cut off anywhere is refused, or is read no further than it goes', () => {
    const avif = plain();
    for (let length = 12; length < avif.length; length += 1)
      expect(() => stillAvif(avif.subarray(0, length))).toThrow(/./);
  });
});

test('of AV1 it is known how large it is, how deep, and of how many frames', async () => {
  const { data } = await codedPicture(30, 20, 12);
  expect(readAv1Frames(data)).toEqual({ width: 30, height: 20, bytesPerSample: 2, frames: 1 });
  expect(readAv1Frames(small.data)).toEqual({
    width: 64,
    height: 64,
    bytesPerSample: 1,
    frames: 1,
  });
});
