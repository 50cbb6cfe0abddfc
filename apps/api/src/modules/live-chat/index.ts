import { EVENT_CHAT_ROOM } from '@clubline/contract';
import { findByUsername } from '../accounts/accounts.repository';
import type { Module } from '../module';
import { ensureRoom } from './live-chat.repository';
import { liveChatRoutes } from './live-chat.routes';

/** Chat rooms of matches and events; `live.socket.ts` has their events. */
export const liveChat: Module = {
  name: 'Live chat',
  routes: liveChatRoutes,
  async seedDemo(context) {
    const demo = await findByUsername(context.db, 'demo');
    if (demo !== undefined) await ensureRoom(context.db, EVENT_CHAT_ROOM, demo.id, context.now());
  },
};
