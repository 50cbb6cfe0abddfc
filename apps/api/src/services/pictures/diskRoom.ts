import { statfs } from 'node:fs/promises';

/** The disk that holds a folder. */
export const disk = {
  /** Bytes that are free on it, and all that it has. */
  async room(folder: string): Promise<{ free: number; all: number }> {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, all: blocks * bsize };
  },
};

/**
 * What pictures leave of it to the database beside them, which needs room to change and to delete
 * anything: so many bytes, or of a small disk that part.
 */
const ROOM_LEFT = { bytes: 256 * 1_048_576, part: 0.05 };

/** Throws where pictures would take the room that the database beside them needs. */
export async function assertRoomOn(folder: string): Promise<void> {
  const { free, all } = await disk.room(folder);
  if (free < Math.min(ROOM_LEFT.bytes, all * ROOM_LEFT.part))
    throw new Error('The disk has no room left for pictures.');
}
