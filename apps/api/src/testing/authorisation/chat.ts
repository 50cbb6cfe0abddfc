import { alsoPartnersPeople, everyone, signedIn } from './table.types';
import type { Table } from './table.types';

/** Live rooms. */
export const chat: Table = {
  'POST /live-chats/create-chat-room': [
    alsoPartnersPeople(signedIn),
    (c, _w, _id, n) => c.post('/live-chats/create-chat-room', { matchId: `table_${n}` }),
  ],
  'GET /live-chats/messages/:matchId': [
    alsoPartnersPeople(everyone),
    (c, w) => c.get(`/live-chats/messages/${w.matchId}`),
  ],
};
