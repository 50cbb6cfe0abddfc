import { closeSync, constants, fstatSync, openSync, readFileSync, writeFileSync } from 'node:fs';

/** Copies a file; nothing but a file, and no link to one. Answers whether it was one. */
export function copyFile(from: string, to: string): boolean {
  let opened: number;
  try {
    opened = openSync(from, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return false;
    throw error;
  }
  try {
    if (!fstatSync(opened).isFile()) return false;
    writeFileSync(to, readFileSync(opened), { mode: 0o600 });
    return true;
  } finally {
    closeSync(opened);
  }
}
