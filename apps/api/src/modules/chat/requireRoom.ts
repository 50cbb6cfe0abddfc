import type { Context } from '../../context';
import { notFound, unavailable } from '../../http/errors';
import { findRoom } from './chat.repository';

/**
 * The room; a 404 where there is none, and a 503 while nothing can be stored: it may be one that
 * could not be made.
 */
export async function requireRoom({ db, assertStorable }: Context, roomId: string) {
  const room = await findRoom(db, roomId);
  if (room !== undefined) return room;
  await assertStorable().catch(() => {
    throw unavailable('This room is unavailable right now. Please try again shortly.');
  });
  throw notFound('Chat room');
}
