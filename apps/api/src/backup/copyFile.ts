import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../db/outage';

const CHUNK = 1024 * 1024;
const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

/** Copies a file; nothing but a file, and no link to one. Answers whether it was one. */
export function copyFile(from: string, to: string): boolean {
  let opened: number;
  try {
    opened = openSync(from, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    // A link, or a socket.
    if (['ELOOP', 'ENXIO'].includes(codeOf(error))) return false;
    throw error;
  }
  try {
    if (!fstatSync(opened).isFile()) return false;
    const written = openSync(to, 'w', 0o600);
    try {
      const chunk = Buffer.alloc(CHUNK);
      for (let size; (size = readSync(opened, chunk)) > 0;) writeAll(written, chunk, size);
    } finally {
      closeSync(written);
    }
    return true;
  } finally {
    closeSync(opened);
  }
}

function writeAll(file: number, chunk: Buffer, size: number): void {
  for (let at = 0; at < size;) at += writeSync(file, chunk, at, size - at);
}

/** Copies the pictures of a folder that another does not hold yet. */
export function copyPictures(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const held = new Set(readdirSync(to));
  // Files that are still being written have a name that begins with a dot.
  const missing = readdirSync(from).filter((name) => !name.startsWith('.') && !held.has(name));
  for (const name of missing) {
    try {
      copyFile(join(from, name), join(to, name));
    } catch (error) {
      // Nobody shows it any more: it was deleted since its name was read.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}
