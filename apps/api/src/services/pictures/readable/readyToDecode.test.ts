import { crc32, deflateSync } from 'node:zlib';
import { assert, constantFrom, property, uint8Array } from 'fast-check';
import sharp from 'sharp';
import type { JpegOptions, Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../testing/hostile/hostileProfile';
import { imageKind } from '../../imageKind';
import { encodePicture } from '../encodePicture';
import { assertAffordable } from './assertAffordable';
import { readyToDecode } from './readyToDecode';

const encode = (bytes: Buffer) => encodePicture(imageKind(bytes)!, bytes);
const refusalOf = (bytes: Buffer) =>
  encode(bytes).then(
    () => 'none',
    (error) => error.message as string,
  );
const FRAMES = 'The picture has more than 600 frames.';
const DEEP = 'The picture has too many pixels for its depth of colour.';
const DAMAGED = 'The picture is damaged or cannot be read.';
const LONG = 'The picture is more than 32,767 pixels wide or tall.';

const still = (width = 8, height = 16) =>
  sharp({ create: { width, height, channels: 3, background: '#26c' } });

/** Frames of one pixel, each unlike the one before. */
const moving = (frames: number) => {
  const pixels = Buffer.alloc(3 * frames, Buffer.from([0, 0, 0, 255, 255, 255]));
  return sharp(pixels, { raw: { width: 1, height: frames, channels: 3, pageHeight: 1 } });
};

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from(type, 'latin1'),
    data,
    Buffer.alloc(4),
  ]);
  bytes.writeUInt32BE(data.length);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}
/** A PNG that has nothing behind its head: whatever decodes it says that it is damaged. */
function headOf(width: number, height: number, depth = 8): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, 6, 0, 0, 0]);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', data),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
/** A PNG with these behind its head. */
const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
const typesIn = (png: Buffer) => {
  const types: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    types.push(png.toString('latin1', at + 4, at + 8));
  return types;
};

describe('a PNG', () => {
  const packed = deflateSync(Buffer.alloc(7_900_000, 'a'));
  const texts = [
    chunk('zTXt', Buffer.concat([Buffer.from('k\0\0', 'latin1'), packed])),
    chunk('iTXt', Buffer.concat([Buffer.from('k\0\x01\0\0\0', 'latin1'), packed])),
    chunk('tEXt', Buffer.from('k\0v', 'latin1')),
  ];
  const profile = (bytes: number) =>
    chunk(
      'iCCP',
      Buffer.concat([Buffer.from('k\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]),
    );

  test('is given to its decoder without texts, which that would unpack one by one', async () => {
    const png = await still().png().toBuffer();
    const many = Array.from({ length: 50 }, () => texts).flat();
    const readable = readyToDecode('png', withChunks(png, ...many, chunk('prVt', packed)));
    expect(readable).toEqual(readyToDecode('png', png));
    expect(await refusalOf(withChunks(png, ...many))).toBe('none');
  });

  test('keeps its colours, what can be seen through it, and which side is up', async () => {
    const png = await sharp({ create: { width: 8, height: 16, channels: 4, background: '#26c8' } })
      .withMetadata({ orientation: 6, icc: 'p3' })
      .png({ palette: true })
      .toBuffer();
    const types = typesIn(readyToDecode('png', png));
    expect(types).toEqual(typesIn(png).filter((type) => !['pHYs', 'tEXt', 'sBIT'].includes(type)));
    expect(types).toEqual(expect.arrayContaining(['iCCP', 'eXIf', 'PLTE', 'tRNS', 'IDAT']));
    const { width, height } = await encode(png);
    expect([width, height]).toEqual([16, 8]);
  });

  test('has one profile at most, and none that is longer than profiles are', async () => {
    const png = await still().png().toBuffer();
    const profiles = (...bytes: number[]) =>
      typesIn(readyToDecode('png', withChunks(png, ...bytes.map(profile)))).filter(
        (type) => type === 'iCCP',
      ).length;
    expect([profiles(3_000), profiles(3_000, 3_000), profiles(5_000_000)]).toEqual([1, 1, 0]);
    expect(await refusalOf(withChunks(png, profile(5_000_000)))).toBe('none');
  });

  test('of too many chunks is refused', async () => {
    const png = await still().png().toBuffer();
    const many = (count: number) =>
      withChunks(png, ...Array<Buffer>(count).fill(chunk('gAMA', Buffer.alloc(4, 1))));
    expect(() => readyToDecode('png', many(20_001))).toThrow('too many chunks');
    expect(() => readyToDecode('png', many(19_000))).not.toThrow();
  });

  test('of 16 bits is as large as it is in memory', async () => {
    expect(await refusalOf(headOf(5_740, 5_740, 16))).toBe(DEEP);
    expect(await refusalOf(headOf(5_740, 5_740))).toBe(DAMAGED);
  });
});

describe('a colour profile', () => {
  const pngWith = async (steps: number) => {
    const icc = deflateSync(profileOf(steps));
    const data = Buffer.concat([Buffer.from('k\0\0', 'latin1'), icc]);
    return withChunks(await still().png().toBuffer(), chunk('iCCP', data));
  };
  const colourOf = async (picture: Buffer) => {
    const { data } = await encode(picture);
    const { channels } = await sharp(data).stats();
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16));
  };

  test('is used, in whatever form the picture has it', async () => {
    const png = await pngWith(0);
    // Its red is the blue of others.
    expect(await colourOf(await still().png().toBuffer())).toEqual([2, 6, 13]);
    const swapped = [13, 6, 2];
    expect(await colourOf(png)).toEqual(swapped);
    for (const format of ['jpeg', 'webp', 'avif'] as const) {
      const bytes = await sharp(png).keepIccProfile().toFormat(format).toBuffer();
      expect([format, await colourOf(bytes)]).toEqual([format, swapped]);
    }
  });

  test('that computes in steps is not, of which there may be any number', async () => {
    const png = await pngWith(1);
    expect(await colourOf(png)).toEqual([2, 6, 13]);
  });
});

test('a JPEG in layers is as large as what its decoder keeps of it', async () => {
  const check = async (picture: Sharp, options: JpegOptions) => {
    const bytes = await picture.jpeg({ progressive: true, ...options }).toBuffer();
    const at = bytes.indexOf(Buffer.from([0xff, options.progressive === false ? 0xc0 : 0xc2]));
    bytes.writeUInt16BE(5_200, at + 5);
    bytes.writeUInt16BE(5_200, at + 7);
    const metadata = await sharp(bytes).metadata();
    return () => assertAffordable(metadata);
  };
  const printed = still().toColourspace('cmyk');
  expect(await check(printed, { chromaSubsampling: '4:4:4' })).toThrow(DEEP);
  expect(await check(printed.clone(), { progressive: false })).not.toThrow();
  for (const chromaSubsampling of ['4:4:4', '4:2:0'])
    expect(await check(still(), { chromaSubsampling })).not.toThrow();
});

describe('of the longer side', () => {
  const rows = (width: number, height: number, pageHeight: number) => {
    const pixels = Buffer.alloc(3 * width * height);
    // Each frame is unlike the one before.
    for (let y = 0; y < height; y += pageHeight) pixels[3 * width * y] = (y / pageHeight) % 251;
    return sharp(pixels, { raw: { width, height, channels: 3, pageHeight } });
  };

  test.each([
    ['a PNG of wide lines', headOf(8_250_000, 4)],
    ['a PNG of one column', headOf(1, 33_000_000)],
    ['a PNG that is a little too wide', headOf(32_768, 4)],
    ['a PNG that is a little too tall', headOf(4, 32_768)],
  ])('%s is refused before it is decoded', async (_what, png) => {
    expect(await refusalOf(png)).toBe(LONG);
  });

  test('what is as long as it may be is decoded', async () => {
    expect(await refusalOf(headOf(32_767, 1_007))).toBe(DAMAGED);
    expect(await refusalOf(headOf(1_007, 32_767))).toBe(DAMAGED);
  });

  // The decoder of WebP takes 16,383 at most.
  test('a JPEG and a GIF have the same limit', async () => {
    const jpeg = await still(1, 1).jpeg().toBuffer();
    jpeg.writeUInt16BE(32_768, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 7);
    for (const picture of [jpeg, await rows(32_768, 2, 1).gif().toBuffer()])
      expect(await refusalOf(picture)).toBe(LONG);
  });

  test('of an animation it is that of a frame, not of all below each other', async () => {
    expect(await refusalOf(await rows(1, 40_000, 200).gif().toBuffer())).toBe('none');
  });
});

describe('of frames', () => {
  test('a WebP has no more than some hundred, which are counted before it is decoded', async () => {
    const [few, many] = await Promise.all(
      [moving(600), moving(601)].map((one) => one.webp().toBuffer()),
    );
    expect(readyToDecode('webp', few!)).toBe(few);
    expect(() => readyToDecode('webp', many!)).toThrow(FRAMES);
    expect(await refusalOf(many!)).toBe(FRAMES);
    expect(await refusalOf(few!)).toBe('none');
  });

  test('a GIF has no more than some hundred', async () => {
    const [few, many] = await Promise.all(
      [moving(600), moving(601)].map((one) => one.gif().toBuffer()),
    );
    expect(await refusalOf(many!)).toBe(FRAMES);
    expect(await refusalOf(few!)).toBe('none');
  });
});

test('whatever bytes follow the first ones, reading them ends, and adds none', () => {
  const starts = {
    png: Buffer.from('89504e470d0a1a0a', 'hex'),
    webp: Buffer.from('RIFF\0\0\0\0WEBP'),
    avif: Buffer.from('\0\0\0\x0cftypavif', 'latin1'),
  };
  const lengthOf = (kind: keyof typeof starts, picture: Buffer) => {
    try {
      return readyToDecode(kind, picture).length;
    } catch {
      return 0;
    }
  };
  assert(
    property(
      uint8Array({ maxLength: 200 }),
      constantFrom(...Object.keys(starts)),
      (bytes, name) => {
        const kind = name as keyof typeof starts;
        const picture = Buffer.concat([starts[kind], bytes]);
        expect(lengthOf(kind, picture)).toBeLessThanOrEqual(picture.length);
      },
    ),
  );
});
