/** What decoding AV1 takes. */
export interface Av1Frames {
  width: number;
  height: number;
  bytesPerSample: 1 | 2;
  /** Those shown and those that are not: all are decoded. */
  frames: number;
}

const [SEQUENCE_HEADER, FRAME_HEADER, FRAME] = [1, 3, 6];
/** A picture has a few, and one more for each of its tiles at most. */
const UNITS_MAX = 1_000;
/** Pictures have one; each is read bit by bit, of which the longest has some thousand. */
const SEQUENCE_HEADERS_MAX = 8;
const SEQUENCE_HEADER_BYTES = 512;

/** Reads the units of a stream of AV1 (chapter 5.3 of its specification). Throws without a size. */
export function readAv1Frames(data: Buffer): Av1Frames {
  const found: Av1Frames = { width: 0, height: 0, bytesPerSample: 1, frames: 0 };
  let [units, headers] = [0, 0];
  for (let at = 0; at < data.length;) {
    units += 1;
    const head = data[at]!;
    const [type, hasExtension, hasSize] = [(head >> 3) & 15, (head & 4) !== 0, (head & 2) !== 0];
    at += hasExtension ? 2 : 1;
    const { value, end } = hasSize ? readLeb128(data, at) : { value: data.length - at, end: at };
    if (end + value > data.length) throw new Error('a unit does not fit');
    if (type === FRAME_HEADER || type === FRAME) found.frames += 1;
    if (type === SEQUENCE_HEADER) {
      headers += 1;
      const said = readSequenceHeader(
        data.subarray(end, end + Math.min(value, SEQUENCE_HEADER_BYTES)),
      );
      found.width = Math.max(found.width, said.width);
      found.height = Math.max(found.height, said.height);
      if (said.isDeep) found.bytesPerSample = 2;
    }
    if (units > UNITS_MAX || headers > SEQUENCE_HEADERS_MAX)
      throw new Error('too many of one kind');
    at = end + value;
  }
  if (found.width === 0 || found.frames === 0) throw new Error('no frame');
  return found;
}

function readLeb128(data: Buffer, from: number): { value: number; end: number } {
  let value = 0;
  for (let n = 0; n < 8; n += 1) {
    const byte = data.readUInt8(from + n);
    value += (byte & 127) * 128 ** n;
    if (byte < 128) return { value, end: from + n + 1 };
  }
  throw new Error('a number does not end');
}

function bitsOf(data: Buffer) {
  let at = 0;
  const bit = (): number => {
    const byte = data.readUInt8(at >> 3);
    at += 1;
    return (byte >> (8 - (at % 8 || 8))) & 1;
  };
  const bits = (count: number): number => {
    let value = 0;
    for (let n = 0; n < count; n += 1) value = value * 2 + bit();
    return value;
  };
  return { bits, has: () => bit() === 1 };
}

type Bits = ReturnType<typeof bitsOf>;

/** The largest size of a frame, and whether samples take two bytes (chapter 5.5). */
function readSequenceHeader(data: Buffer) {
  const reader = bitsOf(data);
  const { bits, has } = reader;
  bits(3 + 1);
  const isReduced = has();
  if (isReduced) bits(5);
  else skipOperatingPoints(reader);
  const [widthBits, heightBits] = [bits(4) + 1, bits(4) + 1];
  const [width, height] = [bits(widthBits) + 1, bits(heightBits) + 1];
  if (!isReduced && has()) bits(4 + 3);
  bits(3);
  if (!isReduced) skipTools(reader);
  bits(3);
  return { width, height, isDeep: has() };
}

function skipOperatingPoints({ bits, has }: Bits): void {
  let delayBits = 0;
  if (has()) {
    bits(64);
    if (has()) {
      let zeros = 0;
      while (!has()) zeros += 1;
      if (zeros < 32) bits(zeros);
    }
    if (has()) {
      delayBits = bits(5) + 1;
      bits(32 + 5 + 5);
    }
  }
  const hasDisplayDelay = has();
  for (let left = bits(5) + 1; left > 0; left -= 1) {
    bits(12);
    if (bits(5) > 7) bits(1);
    if (delayBits > 0 && has()) bits(2 * delayBits + 1);
    if (hasDisplayDelay && has()) bits(4);
  }
}

function skipTools({ bits, has }: Bits): void {
  bits(4);
  const hasOrderHint = has();
  if (hasOrderHint) bits(2);
  const isContentChosen = has();
  const usesContentTools = isContentChosen || has();
  if (usesContentTools && !has()) bits(1);
  if (hasOrderHint) bits(3);
}
