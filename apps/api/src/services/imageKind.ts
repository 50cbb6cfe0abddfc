/** A format of pictures that are taken. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/**
 * The format that the first bytes show; a file's name and declared type do not count. Null for
 * anything but a raster picture.
 */
export function imageKind(bytes: Buffer): PictureKind | null {
  const starts = (...head: number[]) => head.every((byte, index) => bytes[index] === byte);
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^(avif|avis)$/.test(ascii(8, 12))) return 'avif';
  return null;
}
