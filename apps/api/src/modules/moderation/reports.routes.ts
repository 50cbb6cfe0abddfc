import * as schemas from '@clubline/contract/schemas';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { clubModerationChanged, clubModerators } from '../clubs';
import { withReadablePictures } from '../posts';
import { postReporters, reportDeciders, unjudgedAuthor } from './moderation.policy';
import { addReport, dismissReports, listOpenReports } from './reports.repository';

const reportPost = route({
  method: 'POST',
  url: '/club-social/club-posts/:postId/reports',
  summary:
    'Reports a post to the club’s owners; a second report by the same person only ' +
    'changes its reason.',
  params: schemas.postParams,
  body: schemas.reportPostBody,
  response: { 204: schemas.noContent },
  policy: postReporters,
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, params, body, context, whileAllowed, reply }) {
    const { db, now } = context;
    const clubId = await addReport(whileAllowed(db), params.postId, actor.id, body.reason, now());
    if (clubId !== undefined) clubModerationChanged(context, clubId, { list: 'reports' });
    reply.code(204);
    return undefined;
  },
});

const reports = route({
  method: 'GET',
  url: '/clubs/:id/reports',
  summary:
    'Reported posts nobody has decided on, with how often each reason was given. Who ' +
    'reported is not told, and co-owners are not told of reports of their own posts.',
  params: schemas.idParams,
  query: schemas.reportsQuery,
  response: { 200: schemas.reportsResponse },
  policy: clubModerators((values: { params: { id: string } }) => values.params.id),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, query, context }) {
    const { db } = context;
    const club = { clubId: params.id, exceptOf: await unjudgedAuthor(db, params.id, actor.id) };
    const { reports: found, meta } = await listOpenReports(db, club, actor.id, query);
    const shown = found.map(({ post, ...report }) => ({
      ...report,
      post: withReadablePictures(context, post),
    }));
    return { data: { reports: shown }, meta };
  },
});

const keepPost = route({
  method: 'DELETE',
  url: '/clubs/:id/reports/:postId',
  summary: 'Lets a reported post stay.',
  params: schemas.dismissReportsParams,
  response: { 204: schemas.noContent },
  policy: reportDeciders,
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'reported post kept',
  async handler({ params, context, whileAllowed, reply }) {
    await dismissReports(whileAllowed(context.db), params.postId, context.now());
    clubModerationChanged(context, params.id, { list: 'reports' });
    reply.code(204);
    return undefined;
  },
});

export const reportRoutes: Route[] = [reportPost, reports, keepPost];
