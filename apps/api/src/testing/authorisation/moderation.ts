import { editors, othersInClub, sends } from './table.types';
import type { Table } from './table.types';

/** Muting, banning and reports. */
export const moderation: Table = {
  'GET /clubs/:id/bans': [editors, (c, w) => c.get(`/clubs/${w.clubId}/bans`)],
  'GET /clubs/:id/bans/:userId': [editors, (c, w) => c.get(`/clubs/${w.clubId}/bans/${w.star.id}`)],
  'PUT /clubs/:id/mutes/:userId': [
    editors,
    (c, w) => c.put(`/clubs/${w.clubId}/mutes/${w.star.id}`),
    // Of a stranger, whom it does not concern yet.
    sends('clubModerationChanged'),
  ],
  'DELETE /clubs/:id/mutes/:userId': [
    editors,
    (c, w) => c.delete(`/clubs/${w.clubId}/mutes/${w.quiet.id}`),
    sends('clubModerationChanged'),
    sends('ownMembershipChanged'),
  ],
  'PUT /clubs/:id/bans/:userId': [
    editors,
    (c, w) => c.put(`/clubs/${w.clubId}/bans/${w.star.id}`),
    sends('clubMembersChanged'),
    sends('clubListed'),
    sends('clubModerationChanged'),
    sends('ownMembershipChanged'),
  ],
  'DELETE /clubs/:id/bans/:userId': [
    editors,
    (c, w) => c.delete(`/clubs/${w.clubId}/bans/${w.outcast.id}`),
    sends('clubModerationChanged'),
    sends('ownMembershipChanged'),
  ],
  'POST /club-social/club-posts/:postId/reports': [
    othersInClub,
    (c, w) => c.post(`/club-social/club-posts/${w.postId}/reports`, { reason: 'spam' }),
    sends('clubModerationChanged'),
  ],
  'GET /clubs/:id/reports': [editors, (c, w) => c.get(`/clubs/${w.clubId}/reports`)],
  'DELETE /clubs/:id/reports/:postId': [
    editors,
    (c, w) => c.delete(`/clubs/${w.clubId}/reports/${w.postId}`),
    sends('clubModerationChanged'),
  ],
};
