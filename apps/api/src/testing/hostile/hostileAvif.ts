import sharp from 'sharp';
import { readAvifItems } from '../../services/pictures/readable/avifItems';
import { boxesIn, oneBox } from '../../services/pictures/readable/isoBoxes';

const u16 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(2);
      bytes.writeUInt16BE(value);
      return bytes;
    }),
  );
export const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 65_536), value % 65_536)));

export function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, 'latin1'), content]);
}
const full = (type: string, version: number, ...parts: (Buffer | string)[]) =>
  box(type, u32(version * 2 ** 24), ...parts);

export const ispe = (width: number, height: number) => full('ispe', 0, u32(width, height));

interface AvifItem {
  type: string;
  /** Items with the same one share its bytes. */
  data: Buffer;
  /** Which of the properties it has, counted from 1. */
  properties?: number[];
}

interface AvifParts {
  /** The first one is shown; ids are counted from 1. */
  items: AvifItem[];
  properties: Buffer[];
  references?: { type: string; by: number; items: number[] }[];
  /** Boxes beside the one that says which items have which properties. */
  descriptions?: Buffer[];
  brand?: string;
  /** Boxes behind all others. */
  more?: Buffer[];
}

/** An AVIF of these parts, whatever sense they make. */
export function avifOf({ items, properties, references = [], ...rest }: AvifParts): Buffer {
  const { brand = 'avif', descriptions = [], more = [] } = rest;
  const stored = [...new Set(items.map(({ data }) => data))];
  const placeOf = (data: Buffer) =>
    stored.slice(0, stored.indexOf(data)).reduce((sum, one) => sum + one.length, 0);
  const head = (from: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), 'pict', u32(0, 0, 0), '\0'),
      full('pitm', 0, u16(1)),
      full(
        'iloc',
        0,
        u16(0x44_00, items.length),
        ...items.map(({ data }, n) =>
          Buffer.concat([u16(n + 1, 0, 1), u32(from + placeOf(data), data.length)]),
        ),
      ),
      full(
        'iinf',
        0,
        u16(items.length),
        ...items.map(({ type }, n) => full('infe', 2, u16(n + 1, 0), type, '\0')),
      ),
      full(
        'iref',
        0,
        ...references.map((one) => box(one.type, u16(one.by, one.items.length, ...one.items))),
      ),
      box(
        'iprp',
        box('ipco', ...properties),
        full(
          'ipma',
          0,
          u32(items.length),
          ...items.map(({ properties: own = [] }, n) =>
            Buffer.concat([u16(n + 1), Buffer.from([own.length, ...own])]),
          ),
        ),
        ...descriptions,
      ),
    );
  const start = box('ftyp', brand, u32(0), brand, 'mif1', 'miaf');
  const from = start.length + head(0).length + 8;
  return Buffer.concat([start, head(from), box('mdat', ...stored), ...more]);
}

/** The bytes of a picture as AV1, and the properties that its decoder needs. */
export async function codedPicture(width: number, height: number, bitdepth: 8 | 10 | 12 = 8) {
  const create = { width, height, channels: 3 as const, background: '#26c' };
  const avif = await sharp({ create }).avif({ effort: 0, bitdepth }).toBuffer();
  const meta = oneBox(boxesIn(avif, 0, avif.length), 'meta');
  const { primary, properties, dataOf } = readAvifItems(avif, meta);
  return {
    data: dataOf(primary),
    properties: ['ispe', 'av1C', 'pixi'].map((type) => {
      const { typeAt, to } = oneBox(properties, type);
      return avif.subarray(typeAt - 4, to);
    }),
  };
}

const bytesOf = (bits: string) =>
  Buffer.from(
    bits
      .padEnd(bits.length + 16, '0')
      .match(/.{8}/g)!
      .map((byte) => parseInt(byte, 2)),
  );
const binary = (value: number, length: number) => value.toString(2).padStart(length, '0');

/** A unit that says how large the frames after it may be; of films with all that these tell. */
export function sequenceHeader(
  width: number,
  height: number,
  { isDeep = false, isFilm = false } = {},
): Buffer {
  const times = `1${'0'.repeat(64)}1${'001'}${'10'}1${binary(9, 5)}${'0'.repeat(42)}`;
  const point = `${'0'.repeat(12)}${binary(9, 5)}0${'1'}${'0'.repeat(21)}10000`;
  const points = `1${binary(1, 5)}${point.repeat(2)}`;
  const start = isFilm ? `000${'0'}0${times}${points}` : `000${'1'}1${'00000'}`;
  const sizes = `${'1111'.repeat(2)}${binary(width - 1, 16)}${binary(height - 1, 16)}`;
  const tools = isFilm ? `1${'0'.repeat(7)}${'000'}${'0000'}1${'00'}${'0'}1${'0'}1${'000'}` : '000';
  const bytes = bytesOf(`${start}${sizes}${tools}000${isDeep ? 1 : 0}`);
  return Buffer.concat([Buffer.from([(1 << 3) | 2, bytes.length]), bytes]);
}
