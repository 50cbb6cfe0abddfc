import * as schemas from '@clubline/contract/schemas';
import { bodyLimits, route } from '../../../http/route';
import type { Route } from '../../../http/route';
import { assertPerson } from '../../profiles';
import { lockingClub } from '../clubLock';
import { clubModerationChanged, invitationChanged, roleChanged } from '../clubs.events';
import { notifyInvited } from './coOwners.notifications';
import {
  coOwnerManagers,
  coOwnerRemovers,
  invitationEnders,
  invitedPeople,
} from './coOwners.policy';
import {
  acceptInvitation,
  endInvitation,
  inviteCoOwner,
  listInvitations,
  removeCoOwner,
} from './coOwners.repository';

const INVITATION = '/clubs/:id/co-owner-invitations/:userId';
const CO_OWNER = '/clubs/:id/co-owners/:userId';

const invitations = route({
  method: 'GET',
  url: '/clubs/:id/co-owner-invitations',
  summary: 'People who have been invited to be co-owners and have not answered, latest first.',
  params: schemas.idParams,
  response: { 200: schemas.coOwnerInvitationsResponse },
  policy: coOwnerManagers,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params, context: { db, now } }) {
    return { data: { invitations: await listInvitations(db, params.id, now()) } };
  },
});

const invite = route({
  method: 'PUT',
  url: INVITATION,
  summary:
    'Invites a person to be a co-owner, for 14 days; they are notified. Twice is harmless, and ' +
    'does not prolong it.',
  params: schemas.coOwnerParams,
  response: { 204: schemas.noContent },
  policy: coOwnerManagers,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'co-owner invited',
  async handler({ actor, params: { id: clubId, userId }, context, reply }) {
    await assertPerson(context.db, userId);
    const invitation = { clubId, userId, invitedBy: actor.id };
    // Who is told again and again has their pages ask again.
    if (await inviteCoOwner(context.db, invitation, context.now()))
      invitationChanged(context, clubId, userId);
    await notifyInvited(context, clubId, [userId]);
    reply.code(204);
    return undefined;
  },
});

const endOfInvitation = route({
  method: 'DELETE',
  url: INVITATION,
  summary:
    'Ends an invitation: the owner withdraws it, or the invited person declines it. Harmless ' +
    'where there is none; 409 when it has been accepted.',
  params: schemas.coOwnerParams,
  response: { 204: schemas.noContent },
  policy: invitationEnders,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: ({ actor, params }) =>
    `co-owner invitation ${actor.id === params.userId ? 'declined' : 'withdrawn'}`,
  async handler({ params, context, reply }) {
    // Nobody is told of what was not there: the person named may be anybody.
    if (await endInvitation(context.db, params.id, params.userId))
      invitationChanged(context, params.id, params.userId);
    reply.code(204);
    return undefined;
  },
});

const accept = route({
  method: 'PUT',
  url: CO_OWNER,
  summary:
    'Accepts one’s invitation: one is a co-owner, and a member, from now on. Twice is harmless; ' +
    '403 when the invitation has ended, or while one is muted.',
  params: schemas.coOwnerParams,
  response: { 204: schemas.noContent },
  policy: invitedPeople,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'co-owner added',
  async handler({ params, context, reply }) {
    await acceptInvitation(context.db, params.id, params.userId, context.now());
    clubModerationChanged(context, params.id, { list: 'invitations' });
    roleChanged(context, params.id, params.userId);
    reply.code(204);
    return undefined;
  },
});

const remove = route({
  method: 'DELETE',
  url: CO_OWNER,
  summary:
    'Makes a co-owner a plain member: the owner removes them, or they resign. Twice is harmless.',
  params: schemas.coOwnerParams,
  response: { 204: schemas.noContent },
  policy: coOwnerRemovers,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: ({ actor, params }) => `co-owner ${actor.id === params.userId ? 'resigned' : 'removed'}`,
  async handler({ params, context, whileAllowed, reply }) {
    // They may be no member at all, and are not to be told that they are one.
    const db = whileAllowed(context.db, lockingClub(params.id));
    if (await removeCoOwner(db, params.id, params.userId))
      roleChanged(context, params.id, params.userId);
    reply.code(204);
    return undefined;
  },
});

export const coOwnerRoutes: Route[] = [invitations, invite, endOfInvitation, accept, remove];
