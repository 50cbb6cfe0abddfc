import { MENTIONS_MAX } from '@clubline/contract';
import * as schemas from '@clubline/contract/schemas';
import { transact } from '../../db/dialect';
import { actingAs } from '../../http/actingAs';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { withFollows } from '../profiles';
import { findClubAccess } from './clubAccess.repository';
import { clubListed, memberChanged, ownMembershipChanged, stopWatching } from './clubs.events';
import {
  asViewer,
  clubJoiners,
  clubKnown,
  clubLeavers,
  clubMembers,
  clubWriters,
} from './clubs.policy';
import { findNotMembers, listMembers } from './members.repository';
import { joinClub, leaveClub } from './memberships.repository';

type ByPerson = { body?: { userId?: string | undefined } | null | undefined };

const clubInPath = (values: { params: { id: string } }) => values.params.id;
const personInBody = (values: ByPerson) => values.body?.userId;

const isMember = route({
  method: 'GET',
  url: '/clubs/:id/is-member',
  summary: 'Whether the signed-in person belongs to the club.',
  params: schemas.idParams,
  query: schemas.clubViewerQuery,
  response: { 200: schemas.isMemberResponse },
  policy: asViewer(clubKnown(clubInPath)),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, context: { db } }) {
    const access = await findClubAccess(db, params.id, actor.id);
    return { data: { isMember: (access?.role ?? null) !== null } };
  },
});

const members = route({
  method: 'GET',
  url: '/clubs/:id/members',
  summary: 'Members, the owners first, with `search` over their names.',
  params: schemas.idParams,
  query: schemas.clubMembersQuery,
  response: { 200: schemas.clubMembersResponse },
  policy: clubMembers(clubInPath),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, query, context: { db } }) {
    const viewer = await findClubAccess(db, params.id, actor.id);
    const { members: listed, meta } = await listMembers(db, params.id, query);
    const found = await withFollows(db, actor.id, listed);
    // Who is muted is between them and the owners.
    if (viewer?.role !== 'member') return { data: { members: found }, meta };
    return { data: { members: found.map(({ isMuted: _isMuted, ...member }) => member) }, meta };
  },
});

const join = route({
  method: 'POST',
  url: '/clubs/:id/join',
  summary: 'Joins a public club; joining twice is harmless.',
  params: schemas.idParams,
  body: schemas.membershipBody,
  response: { 200: schemas.membershipResponse },
  policy: actingAs(personInBody, clubJoiners(clubInPath)),
  bodyLimit: bodyLimits.none,
  rate: 'write',
  async handler({ actor, params, context }) {
    const memberCount = await joinClub(context.db, params.id, actor.id, context.now());
    memberChanged(context, params.id, actor.id);
    clubListed(context, params.id);
    ownMembershipChanged(context, params.id, actor.id, { isMember: true });
    return { data: { isMember: true, memberCount } };
  },
});

const leave = route({
  method: 'DELETE',
  url: '/clubs/:id/leave',
  summary: 'Leaves a club; leaving twice is harmless. Owners cannot leave.',
  params: schemas.idParams,
  body: schemas.membershipBody,
  response: { 200: schemas.membershipResponse },
  policy: actingAs(personInBody, clubLeavers(clubInPath)),
  bodyLimit: bodyLimits.none,
  rate: 'write',
  async handler({ actor, params, context }) {
    const memberCount = await transact(context.db, (trx) => leaveClub(trx, params.id, actor.id));
    stopWatching(context, params.id, actor.id);
    memberChanged(context, params.id, actor.id);
    clubListed(context, params.id);
    ownMembershipChanged(context, params.id, actor.id, { isMember: false });
    return { data: { isMember: false, memberCount } };
  },
});

const mentions = route({
  method: 'GET',
  url: '/clubs/:id/mentions',
  summary: 'Whom a mention in the club does not reach, because they do not belong to it.',
  params: schemas.idParams,
  query: schemas.clubMentionsQuery,
  response: { 200: schemas.clubMentionsResponse },
  policy: clubWriters(clubInPath),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params, query, context: { db } }) {
    const names = query.usernames.toLowerCase().split(',').slice(0, MENTIONS_MAX);
    return { data: { notMembers: await findNotMembers(db, params.id, names) } };
  },
});

export const membershipRoutes: Route[] = [mentions, isMember, members, join, leave];
