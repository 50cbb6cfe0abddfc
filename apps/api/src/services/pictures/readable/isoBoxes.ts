/** A part of a file of the ISO base media format (ISO/IEC 14496-12), of which AVIF is one. */
export interface Box {
  type: string;
  /** Where its four letters stand. */
  typeAt: number;
  /** Where its content begins, and what comes after it. */
  from: number;
  to: number;
}

/** More than any picture has beside each other. */
const BOXES_MAX = 1_000;

/** The boxes that stand one after the other. Throws where they do not fit into each other. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    if (boxes.length === BOXES_MAX) throw new Error('too many boxes');
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || to - at;
    if (size < head || at + size > to) throw new Error('a box does not fit');
    const type = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ type, typeAt: at + 4, from: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

/** The one box of its type. Throws where there are none, or several to choose from. */
export function oneBox(boxes: Box[], type: string): Box {
  const [box, ...more] = boxes.filter((one) => one.type === type);
  if (box === undefined || more.length > 0) throw new Error(`not one ${type}`);
  return box;
}

/** Reads numbers of a box one after the other. Throws beyond its end. */
export function readerOf(bytes: Buffer, { from, to }: Pick<Box, 'from' | 'to'>) {
  let at = from;
  const uint = (size: number): number => {
    if (at + size > to) throw new Error('a box ends too early');
    at += size;
    if (size === 0) return 0;
    return size === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUIntBE(at - size, size);
  };
  return {
    uint,
    text: (size: number) => String.fromCharCode(...Array.from({ length: size }, () => uint(1))),
    /** What is left of the box. */
    rest: () => ({ from: at, to }),
  };
}
