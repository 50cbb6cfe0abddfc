import { boxesIn, oneBox, readerOf } from './isoBoxes';
import type { Box } from './isoBoxes';

/** What an AVIF is made of, besides the bytes of its pictures. */
export interface AvifItems {
  primary: number;
  /** The type of each item by its id. */
  types: Map<number, string>;
  /** Which items one is made of. */
  madeOf(id: number): number[];
  hasAuxiliary: boolean;
  properties: Box[];
  /** The bytes of one item, put together. */
  dataOf(id: number): Buffer;
}

/** Turns, crops and descriptions of one item; each turn is carried out. */
const PROPERTIES_MAX = 16;
/** As many as the decoder takes. */
const ITEMS_MAX = 1_000;
/** Boxes that say which items have which properties: one for each form of them. */
const DESCRIPTIONS_MAX = 4;
/** Items that all others together are made of, or are about: each tile of a grid, and its notes. */
const REFERENCES_MAX = 4 * ITEMS_MAX;
const EXTENTS_MAX = 32;
/** Tiles that are alike may be stored once. */
const TIMES_READ = 4;

/** Reads the box `meta` of an AVIF (ISO/IEC 23008-12). Throws where it can be read in two ways. */
export function readAvifItems(bytes: Buffer, meta: Box): AvifItems {
  const boxes = boxesIn(bytes, meta.from + 4, meta.to);
  const properties = boxesIn(bytes, oneBox(boxes, 'iprp').from, oneBox(boxes, 'iprp').to);
  const descriptions = properties.filter(({ type }) => type === 'ipma');
  upTo(DESCRIPTIONS_MAX, descriptions.length);
  for (const box of descriptions) assertFewProperties(bytes, box);
  const references = boxes.some(({ type }) => type === 'iref')
    ? readReferences(bytes, oneBox(boxes, 'iref'))
    : [];
  const { from, to } = oneBox(properties, 'ipco');
  return {
    primary: readPrimary(bytes, oneBox(boxes, 'pitm')),
    types: readTypes(bytes, oneBox(boxes, 'iinf')),
    madeOf: (id) =>
      references.flatMap(({ type, by, items }) => (type === 'dimg' && by === id ? items : [])),
    hasAuxiliary: references.some(({ type }) => type === 'auxl'),
    properties: boxesIn(bytes, from, to),
    dataOf: readLocations(bytes, boxes),
  };
}

function openFull(bytes: Buffer, box: Box) {
  const reader = readerOf(bytes, box);
  const version = reader.uint(1);
  return { ...reader, version, flags: reader.uint(3) };
}

function readPrimary(bytes: Buffer, box: Box): number {
  const { version, uint } = openFull(bytes, box);
  return uint(version === 0 ? 2 : 4);
}

function readTypes(bytes: Buffer, box: Box): Map<number, string> {
  const { version, uint, rest } = openFull(bytes, box);
  uint(version === 0 ? 2 : 4);
  const types = new Map<number, string>();
  for (const entry of boxesIn(bytes, rest().from, rest().to)) {
    const item = openFull(bytes, entry);
    if (entry.type !== 'infe' || item.version < 2) throw new Error('an item of another form');
    const id = item.uint(item.version === 2 ? 2 : 4);
    item.uint(2);
    if (types.has(id)) throw new Error('two items of one id');
    types.set(id, item.text(4));
  }
  return types;
}

function readReferences(bytes: Buffer, box: Box) {
  const { version, rest } = openFull(bytes, box);
  const size = version === 0 ? 2 : 4;
  let left = REFERENCES_MAX;
  return boxesIn(bytes, rest().from, rest().to).map((entry) => {
    const { uint } = readerOf(bytes, entry);
    const by = uint(size);
    const items = Array.from({ length: upTo(left, uint(2)) }, () => uint(size));
    left -= items.length;
    return { type: entry.type, by, items };
  });
}

function assertFewProperties(bytes: Buffer, box: Box): void {
  const { version, flags, uint } = openFull(bytes, box);
  for (let left = upTo(ITEMS_MAX, uint(4)); left > 0; left -= 1) {
    uint(version === 0 ? 2 : 4);
    for (let more = upTo(PROPERTIES_MAX, uint(1)); more > 0; more -= 1)
      uint((flags & 1) === 1 ? 2 : 1);
  }
}

function upTo(max: number, count: number): number {
  if (count > max) throw new Error('too many of one kind');
  return count;
}

/** Where the bytes of items are (`iloc`): in the file, or in the box `idat`. */
function readLocations(bytes: Buffer, boxes: Box[]): AvifItems['dataOf'] {
  const { version, uint } = openFull(bytes, oneBox(boxes, 'iloc'));
  const sizes = uint(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const idSize = version < 2 ? 2 : 4;
  const parts = new Map<number, Buffer[]>();
  let left = TIMES_READ * bytes.length;
  for (let more = upTo(ITEMS_MAX, uint(idSize)); more > 0; more -= 1) {
    const id = uint(idSize);
    const method = version === 0 ? 0 : uint(2) & 15;
    if (uint(2) !== 0 || method > 1) throw new Error('an item in another file');
    const base = uint(baseSize) + (method === 1 ? oneBox(boxes, 'idat').from : 0);
    const extents = Array.from({ length: upTo(EXTENTS_MAX, uint(2)) }, () => {
      uint(indexSize);
      const start = base + uint(offsetSize);
      const length = uint(lengthSize) || bytes.length - start;
      // The same bytes may be named any number of times, and are read as often.
      left -= length;
      if (left < 0 || start + length > bytes.length) throw new Error('more than there is');
      return bytes.subarray(start, start + length);
    });
    if (parts.has(id)) throw new Error('two places of one item');
    parts.set(id, extents);
  }
  return (id) => Buffer.concat(parts.get(id) ?? []);
}
