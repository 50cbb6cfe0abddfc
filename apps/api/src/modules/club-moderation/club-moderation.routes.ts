import * as wire from '@clubline/contract/schemas';
import type { ClubSanction } from '@clubline/contract';
import type { AddRoute } from '../../http/route';
import { notFound } from '../../http/errors';
import { readForm } from '../../http/multipart';
import { bodyLimits } from '../../http/route';
import type { Context } from '../../context';
import { postReporters } from '../club-social/club-social.policy';
import { clubMembers, clubModerators, clubWriters } from '../clubs/clubs.policy';
import { standingIn } from '../clubs/memberships.repository';
import type { Module } from '../module';
import { personExists } from '../users/users.repository';
import { reportDeciders, sanctioners } from './club-moderation.policy';
import { bannedFrom, impose, lift, membersOf } from './members.repository';
import { dismiss, openReports, report } from './reports.repository';

type InClub = { params: { id: string } };
const club = (values: InClub) => values.params.id;

export const clubModerationModule: Module = {
  name: 'Club moderation',
  routes(add, context) {
    const { db } = context;

    add({
      method: 'POST',
      url: '/clubs/:id/media',
      summary: 'Stores a picture for a post in this club.',
      params: wire.idParams,
      response: { 200: wire.clubMediaResponse },
      policy: clubWriters(club),
      bodyLimit: bodyLimits.upload,
      rate: 'upload',
      multipart: { media: 'the picture' },
      async handler({ request }) {
        const { file } = await readForm(request, 'media');
        const { url } = await context.uploads.storeImage(file, 'media');
        return { data: { mediaUrl: url } };
      },
    });

    add({
      method: 'GET',
      url: '/clubs/:id/members',
      summary: 'Members, the owners first, with `search` over their names.',
      params: wire.idParams,
      query: wire.clubMembersQuery,
      response: { 200: wire.clubMembersResponse },
      policy: clubMembers(club),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params, query }) {
        const viewer = await standingIn(db, params.id, actor.id);
        const { members, meta } = await membersOf(db, params.id, query);
        // Who is muted is between them and the owners.
        if (viewer?.role !== 'member') return { data: { members }, meta };
        return {
          data: { members: members.map(({ isMuted: _isMuted, ...member }) => member) },
          meta,
        };
      },
    });

    add({
      method: 'GET',
      url: '/clubs/:id/bans',
      summary: 'People who are banned, latest first.',
      params: wire.idParams,
      response: { 200: wire.clubBansResponse },
      policy: clubModerators(club),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ params }) {
        return { data: { banned: await bannedFrom(db, params.id) } };
      },
    });

    sanction(add, context, 'mute', 'mutes');
    sanction(add, context, 'ban', 'bans');

    add({
      method: 'POST',
      url: '/club-social/club-posts/:postId/reports',
      summary:
        'Reports a post to the club’s owners; a second report by the same person only changes its reason.',
      params: wire.postParams,
      body: wire.reportPostBody,
      response: { 204: wire.nothing },
      policy: postReporters((values: { params: { postId: string } }) => values.params.postId),
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ actor, params, body, reply }) {
        await report(db, params.postId, actor.id, body.reason, context.now());
        reply.code(204);
        return undefined;
      },
    });

    add({
      method: 'GET',
      url: '/clubs/:id/reports',
      summary:
        'Reported posts nobody has decided on, with how often each reason was given. Who reported is not told.',
      params: wire.idParams,
      response: { 200: wire.reportsResponse },
      policy: clubModerators(club),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params }) {
        return { data: { reports: await openReports(db, params.id, actor.id) } };
      },
    });

    add({
      method: 'DELETE',
      url: '/clubs/:id/reports/:postId',
      summary: 'Lets a reported post stay.',
      params: wire.dismissReportsParams,
      response: { 204: wire.nothing },
      policy: reportDeciders((values: { params: { id: string; postId: string } }) => values.params),
      bodyLimit: bodyLimits.none,
      rate: 'write',
      async handler({ params, reply }) {
        await dismiss(db, params.postId, context.now());
        reply.code(204);
        return undefined;
      },
    });
  },
};

function sanction(add: AddRoute, context: Context, kind: ClubSanction, path: string): void {
  const { db } = context;
  const target = (values: { params: { id: string; userId: string } }) => values.params;
  add({
    method: 'PUT',
    url: `/clubs/:id/${path}/:userId`,
    summary:
      kind === 'mute'
        ? 'Takes writing from a person; they still read and react. Twice is harmless.'
        : 'Puts a person out of the club for good. Twice is harmless.',
    params: wire.sanctionParams,
    response: { 204: wire.nothing },
    policy: sanctioners(target),
    bodyLimit: bodyLimits.none,
    rate: 'write',
    async handler({ actor, params: { id: clubId, userId }, reply }) {
      if (!(await personExists(db, userId))) throw notFound('User');
      await impose(db, { clubId, userId, kind }, actor.id, context.now());
      if (kind === 'ban') context.events.clubLeft(clubId, userId);
      reply.code(204);
      return undefined;
    },
  });
  add({
    method: 'DELETE',
    url: `/clubs/:id/${path}/:userId`,
    summary: kind === 'mute' ? 'Gives writing back.' : 'Lets a banned person join again.',
    params: wire.sanctionParams,
    response: { 204: wire.nothing },
    policy: sanctioners(target),
    bodyLimit: bodyLimits.none,
    rate: 'write',
    async handler({ params: { id: clubId, userId }, reply }) {
      await lift(db, { clubId, userId, kind });
      reply.code(204);
      return undefined;
    },
  });
}
