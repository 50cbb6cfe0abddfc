import {
  editors,
  invited,
  members,
  membersButTheOwner,
  NAMES,
  notOwners,
  ownerOnly,
  sends,
  signedIn,
} from './table.types';
import type { Table } from './table.types';

/** Clubs and memberships. */
export const clubs: Table = {
  'GET /clubs': [signedIn, (c) => c.get('/clubs')],
  'GET /users/:id/get-clubs': [signedIn, (c, _w, id) => c.get(`/users/${id}/get-clubs`)],
  'POST /clubs': [
    signedIn,
    (c, _w, ownerId, n) => c.post('/clubs', { name: `Table Club ${n}`, ownerId }),
    NAMES,
    sends('clubListed'),
    sends('ownMembershipChanged'),
  ],
  'PATCH /clubs/:id': [
    editors,
    (c, w, _id, n) => c.patch(`/clubs/${w.clubId}`, { name: `Renamed ${n}` }),
    sends('clubChanged'),
    sends('clubListed'),
  ],
  'PATCH /clubs/:id/image': [
    editors,
    (c, w) =>
      c.upload('PATCH', `/clubs/${w.clubId}/image`, { name: 'club-picture', bytes: w.picture }),
    sends('clubChanged'),
    sends('clubListed'),
  ],
  'GET /clubs/:id/details': [
    signedIn,
    (c, w, id) => c.get(`/clubs/${w.clubId}/details?user_id=${id}`),
    NAMES,
  ],
  'GET /clubs/:id/is-member': [
    signedIn,
    (c, w, id) => c.get(`/clubs/${w.clubId}/is-member?userId=${id}`),
    NAMES,
  ],
  'POST /clubs/:id/join': [
    signedIn,
    (c, w, userId) => c.post(`/clubs/${w.clubId}/join`, { userId }),
    NAMES,
    sends('clubMembersChanged'),
    sends('clubListed'),
    sends('ownMembershipChanged'),
  ],
  'DELETE /clubs/:id/leave': [
    notOwners,
    (c, w, userId) => c.delete(`/clubs/${w.clubId}/leave`, { userId }),
    NAMES,
    sends('clubMembersChanged'),
    sends('clubListed'),
    sends('ownMembershipChanged'),
  ],
  'DELETE /clubs/:id': [
    ownerOnly,
    (c, w) => c.delete(`/clubs/${w.clubId}`),
    sends('clubListed'),
    sends('ownMembershipChanged'),
  ],
  'GET /clubs/:id/mentions': [
    members,
    (c, w) => c.get(`/clubs/${w.clubId}/mentions?usernames=nobody`),
  ],
  'GET /clubs/:id/members': [
    members,
    (c, w) => c.get(`/clubs/${w.clubId}/members?search=a&limit=5`),
  ],
  'GET /clubs/:id/co-owner-invitations': [
    ownerOnly,
    (c, w) => c.get(`/clubs/${w.clubId}/co-owner-invitations`),
  ],
  'PUT /clubs/:id/co-owner-invitations/:userId': [
    ownerOnly,
    (c, w) => c.put(`/clubs/${w.clubId}/co-owner-invitations/${w.star.id}`),
    sends('clubModerationChanged'),
    sends('invitation of coOwnerInvitation'),
    sends('ownMembershipChanged'),
  ],
  'DELETE /clubs/:id/co-owner-invitations/:userId': [
    ownerOnly,
    (c, w) => c.delete(`/clubs/${w.clubId}/co-owner-invitations/${w.quiet.id}`),
    sends('clubModerationChanged'),
    sends('ownMembershipChanged'),
  ],
  'PUT /clubs/:id/co-owners/:userId': [
    invited,
    (c, w, userId) => c.put(`/clubs/${w.clubId}/co-owners/${userId}`),
    NAMES,
    sends('clubChanged'),
    sends('clubMembersChanged'),
    sends('clubModerationChanged'),
    sends('ownMembershipChanged'),
  ],
  'DELETE /clubs/:id/co-owners/:userId': [
    membersButTheOwner,
    (c, w, userId) => c.delete(`/clubs/${w.clubId}/co-owners/${userId}`),
    // Who is no co-owner changes nothing.
    sends('clubChanged', { notAs: ['member'] }),
    sends('clubMembersChanged', { notAs: ['member'] }),
    sends('ownMembershipChanged', { notAs: ['member'] }),
  ],
};
