import { EVENT_CHAT_ROOM } from '@clubline/contract';
import type { Context } from '../context';
import { findAccountByUsername } from '../modules/account';
import { ensureRoom } from '../modules/chat';
import { seedContent } from './seedContent';
import { seedSignIns } from './signIns';

export { demoSignIns, isSeeded } from './signIns';

/** Fills a new database with something to look at. No domain: it writes rows of all of them. */
export async function seedDemo(context: Context): Promise<void> {
  const { db, now } = context;
  await seedSignIns(context);
  const demo = await findAccountByUsername(db, 'demo');
  if (demo !== undefined) await ensureRoom(db, EVENT_CHAT_ROOM, demo.id, now());
  await seedContent(context);
}
