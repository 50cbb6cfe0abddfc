import { gunzipSync } from 'node:zlib';

const BLOCK = 512;
/** Far more than ours have, and little enough to be unpacked anywhere. */
const LARGEST = 64 * 1024 * 1024;

const textOf = (block, from, length) => {
  const field = block.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
};

/** Of a plain file, as `npm pack` writes it: its kind, its format and the version of that. */
const PLAIN = '0';
const FORMAT = 'ustar\u000000';

/** Whether a header is the one that its checksum was made of; others skip a header that is not. */
function isWhole(header, checksum) {
  let sum = 0;
  // The checksum itself counts as blanks.
  for (const [index, byte] of header.entries()) sum += index >= 148 && index < 156 ? 32 : byte;
  return Number.parseInt(checksum, 8) === sum;
}

/**
 * Reads a package as `npm pack` writes it. Whatever else a tarball can be is refused, since others
 * might read it otherwise: links, folders, extended headers, names twice, or more after the end.
 * @returns {Map<string, Buffer>} the files, by their path inside the package
 */
export function readTarball(bytes) {
  const tar = gunzipSync(bytes, { maxOutputLength: LARGEST });
  const files = new Map();
  let at = 0;
  for (; at < tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + BLOCK);
    const prefix = textOf(header, 345, 155);
    const path = `${prefix && `${prefix}/`}${textOf(header, 0, 100)}`;
    const size = textOf(header, 124, 12).trim();
    if (header.toString('latin1', 257, 265) !== FORMAT || textOf(header, 156, 1) !== PLAIN)
      throw new Error(`${path} is no plain file`);
    if (!isWhole(header, textOf(header, 148, 8))) throw new Error(`${path} has another checksum`);
    if (!/^[0-7]+$/.test(size)) throw new Error(`${path} has no size`);
    if (!/^package(?:\/(?!\.\.?(?:\/|$))[\w.@+-]+)+$/.test(path))
      throw new Error(`${path} is no path inside the package`);
    const name = path.slice('package/'.length);
    if (files.has(name)) throw new Error(`${path} stands in it twice`);
    const start = at + BLOCK;
    const end = start + Number.parseInt(size, 8);
    if (end > tar.length) throw new Error(`${path} is cut off`);
    files.set(name, tar.subarray(start, end));
    at = start + Math.ceil((end - start) / BLOCK) * BLOCK;
  }
  if (tar.subarray(at).some((byte) => byte !== 0)) throw new Error('it goes on after its end');
  return files;
}
