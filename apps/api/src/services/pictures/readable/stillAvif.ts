import { readAv1Frames } from './av1Frames';
import type { Av1Frames } from './av1Frames';
import { readAvifItems } from './avifItems';
import type { AvifItems } from './avifItems';
import { boxesIn, oneBox, readerOf } from './isoBoxes';
import type { Box } from './isoBoxes';
import {
  assertSides,
  MAX_HELD_BYTES,
  MAX_PIXELS,
  tooManyPixels,
  tooMuchColour,
} from './pictureRefusal';

/** All that the decoder is given; of films and whatever else there is nothing. */
const READ = new Set(['ftyp', 'meta', 'mdat']);
/** Pictures, and what is told beside them. */
const ITEMS = new Set(['av01', 'grid', 'tmap', 'Exif', 'mime', 'uri ']);
/** One for each layer of a picture that shows before it has arrived whole. */
const FRAMES_OF_ONE = 4;

/**
 * An AVIF as it is decoded. Throws for one that takes more than others: its head may say that it is
 * small where the decoder unpacks a large one, and crops it, or puts one together of many.
 */
export function stillAvif(bytes: Buffer): Buffer {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const items = readAvifItems(bytes, oneBox(boxes, 'meta'));
  assertFits(bytes, items);
  const still = Buffer.from(bytes);
  for (const { type, typeAt } of boxes) if (!READ.has(type)) still.write('free', typeAt, 'latin1');
  return still;
}

function assertFits(bytes: Buffer, items: AvifItems): void {
  for (const property of items.properties) {
    if (property.type === 'clap') throw new Error('a part is cut out');
    if (property.type === 'ispe') assertSize(readSize(bytes, property));
  }
  const types = [...items.types];
  if (types.some(([, type]) => !ITEMS.has(type))) throw new Error('an item of another kind');
  const coded = new Map(
    types
      .filter(([, type]) => type === 'av01')
      .map(([id]) => [id, readAv1Frames(items.dataOf(id))] as const),
  );
  for (const frames of coded.values()) {
    assertSize(frames);
    if (frames.frames > FRAMES_OF_ONE) throw new Error('more than one picture');
  }
  const grids = types
    .filter(([, type]) => type === 'grid')
    .map(([id]) => ({ id, pixels: pixelsOfGrid(items, id, coded) }));
  if (![...coded.keys(), ...grids.map(({ id }) => id)].includes(items.primary))
    throw new Error('no picture');
  assertHeld(
    items,
    [...coded.values()],
    grids.map(({ pixels }) => pixels),
  );
}

function readSize(bytes: Buffer, box: Box) {
  const { uint } = readerOf(bytes, box);
  uint(4);
  return { width: uint(4), height: uint(4) };
}

const pixelsOf = ({ width, height }: { width: number; height: number }) => width * height;

function assertSize(size: { width: number; height: number }): void {
  if (pixelsOf(size) > MAX_PIXELS) throw tooManyPixels();
  assertSides(size);
}

/** Of what is put together (6.6.2.3 of HEIF), and of what of: the same may be named many times. */
function pixelsOfGrid(
  { dataOf, madeOf }: AvifItems,
  id: number,
  coded: Map<number, Av1Frames>,
): number {
  const data = dataOf(id);
  const { uint } = readerOf(data, { from: 0, to: data.length });
  uint(1);
  const size = (uint(1) & 1) === 1 ? 4 : 2;
  uint(2);
  const whole = { width: uint(size), height: uint(size) };
  assertSize(whole);
  const tiles = madeOf(id).map((tile) => {
    const frames = coded.get(tile);
    if (frames === undefined) throw new Error('a grid of something else');
    return pixelsOf(frames);
  });
  // The last ones of rows and columns may go beyond the picture.
  const all = tiles.reduce((sum, pixels) => sum + pixels, 0);
  if (all > 2 * MAX_PIXELS) throw tooManyPixels();
  return Math.max(all, pixelsOf(whole));
}

/** The decoder holds the planes of a picture, and the pixels that it makes of them. */
function assertHeld({ hasAuxiliary }: AvifItems, coded: Av1Frames[], grids: number[]): void {
  const pixels = Math.max(...coded.map(pixelsOf), ...grids);
  const depth = Math.max(...coded.map(({ bytesPerSample }) => bytesPerSample));
  const channels = hasAuxiliary ? 4 : 3;
  if (2 * pixels * channels * depth > MAX_HELD_BYTES) throw tooMuchColour();
}
