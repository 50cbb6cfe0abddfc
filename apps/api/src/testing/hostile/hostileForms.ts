import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { Schema } from '../documentClient';
import { HOSTILE_TEXTS } from './hostileValues';

/** A form as bytes, with the content type that goes with it. */
export interface HostileForm {
  type: string;
  bytes: Buffer;
}

const crc = (bytes: Buffer): Buffer => {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  const answer = Buffer.alloc(4);
  answer.writeUInt32BE((rest ^ 0xffffffff) >>> 0);
  return answer;
};

const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([length, named, crc(named)]);
};

/** A picture that says how large it is, whatever follows. */
function png(width: number, height: number, pixels = Buffer.alloc(height * (width + 1))): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey for a pixel.
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const PICTURE = png(4, 4);
const FILES = [
  PICTURE,
  PICTURE.subarray(0, 40),
  Buffer.concat([PICTURE, Buffer.from('<script>alert(1)</script>')]),
  png(60_000, 60_000, Buffer.alloc(64)),
  png(0, 0, Buffer.alloc(0)),
  Buffer.alloc(0),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('GIF89a\uffff\uffff'),
  Buffer.from('ffd8ffe000104a4649460001', 'hex'),
  Buffer.from('RIFF\uffffWEBPVP8X'),
  Buffer.alloc(70_000, 'a'),
];

const ODD_HEADERS = [
  '',
  'content-transfer-encoding: base64\r\n',
  'content-length: -1\r\n',
  `x-long: ${'a'.repeat(20_000)}\r\n`,
  'content-disposition: form-data; name="other"\r\n',
];
const NAMES = ['__proto__', 'constructor', '', 'a"b', 'x'.repeat(300), 'other'];
const BOUNDARIES = ['clubline', "'()+_,-./:=?", 'x'.repeat(70), 'y'.repeat(3_000), 'a b'];

/** Names of parts as they stand in a header, which ends where the line does. */
const inHeader = (text: string): string => text.replaceAll('"', '%22');

const part = fc.record({
  name: fc.constantFrom(...NAMES),
  fileName: fc.option(fc.constantFrom(...HOSTILE_TEXTS), { nil: undefined }),
  type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', '', 'a/'.repeat(200)),
  header: fc.constantFrom(...ODD_HEADERS),
  bytes: fc.constantFrom(...FILES, ...HOSTILE_TEXTS.map((text) => Buffer.from(text))),
});
type Part = typeof part extends fc.Arbitrary<infer T> ? T : never;

const written = (boundary: string, { name, fileName, type, header, bytes }: Part): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${inHeader(name)}"` +
        (fileName === undefined ? '' : `; filename="${inHeader(fileName)}"`) +
        `\r\n${type === '' ? '' : `content-type: ${type}\r\n`}${header}\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

/** Nothing wrong but what stands in the parts. */
const SOUND = { others: [], boundary: 'clubline', said: 'same', kept: 1 } as const;

/** Forms with the parts that the schema names, and with what a form may hold besides. */
export function hostileForm({ properties = {} }: Schema): fc.Arbitrary<HostileForm> {
  const named = fc.tuple(
    ...Object.keys(properties).map((name, index) =>
      fc.tuple(part, fc.boolean()).map(([one, isPlain]): Part => ({
        ...one,
        name,
        ...(index === 0 && isPlain
          ? { fileName: 'a.png', type: 'image/png', header: '', bytes: PICTURE }
          : {}),
      })),
    ),
  );
  return fc
    .record({
      isSound: fc.boolean(),
      named,
      others: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Part[]>([]) },
        { weight: 1, arbitrary: fc.array(part, { maxLength: 14 }) },
      ),
      boundary: fc.constantFrom('clubline', 'clubline', 'clubline', ...BOUNDARIES),
      said: fc.constantFrom('same', 'same', 'same', 'same', 'other', 'none', 'twice'),
      kept: fc.oneof(fc.constant(1), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    })
    .map(({ isSound, ...odd }) => (isSound ? { ...odd, ...SOUND } : odd))
    .map(({ named: own, others, boundary, said, kept }) => {
      const whole = Buffer.concat([
        ...[...others.slice(2), ...own, ...others.slice(0, 2)].map((one) => written(boundary, one)),
        Buffer.from(`--${boundary}--\r\n`),
      ]);
      const boundaries = {
        same: `; boundary="${boundary}"`,
        other: '; boundary=somethingelse',
        none: '',
        twice: `; boundary=a; boundary="${boundary}"`,
      };
      return {
        type: `multipart/form-data${boundaries[said]}`,
        bytes: whole.subarray(0, Math.ceil(whole.length * kept)),
      };
    });
}
