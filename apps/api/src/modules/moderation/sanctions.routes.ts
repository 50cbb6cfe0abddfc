import type { ClubSanction } from '@clubline/contract';
import * as schemas from '@clubline/contract/schemas';
import type { Context } from '../../context';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import {
  clubListed,
  clubModerationChanged,
  clubModerators,
  findClubAccess,
  isClubMember,
  lockingClub,
  memberChanged,
  ownMembershipChanged,
  stopWatching,
} from '../clubs';
import { assertPerson } from '../profiles';
import { sanctioners } from './moderation.policy';
import { addSanction, listBanned, removeSanction } from './sanctions.repository';

const bans = route({
  method: 'GET',
  url: '/clubs/:id/bans',
  summary: 'People who are banned, latest first.',
  params: schemas.idParams,
  query: schemas.keysetQuery,
  response: { 200: schemas.clubBansResponse },
  policy: clubModerators((values: { params: { id: string } }) => values.params.id),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params, query, context: { db } }) {
    const { banned, meta } = await listBanned(db, params.id, query);
    return { data: { banned }, meta };
  },
});

const ban = route({
  method: 'GET',
  url: '/clubs/:id/bans/:userId',
  summary: 'Whether one person is banned.',
  params: schemas.sanctionParams,
  response: { 200: schemas.clubBanResponse },
  policy: clubModerators((values: { params: { id: string } }) => values.params.id),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ params: { id: clubId, userId }, context: { db } }) {
    const access = await findClubAccess(db, clubId, userId);
    return { data: { isBanned: access?.isBanned ?? false } };
  },
});

const imposeSanction = (kind: ClubSanction, url: string, summary: string) =>
  route({
    method: 'PUT',
    url,
    summary,
    params: schemas.sanctionParams,
    response: { 204: schemas.noContent },
    policy: sanctioners,
    bodyLimit: bodyLimits.none,
    rate: 'write',
    logged: `${kind} imposed`,
    async handler({ actor, params: { id: clubId, userId }, context, whileAllowed, reply }) {
      await assertPerson(context.db, userId);
      const sanction = { clubId, userId, kind };
      const db = whileAllowed(context.db, lockingClub(clubId));
      const isNew = await addSanction(db, sanction, actor.id, context.now());
      if (kind === 'ban') {
        stopWatching(context, clubId, userId);
        memberChanged(context, clubId, userId);
        clubListed(context, clubId);
      }
      if (isNew) await sanctionChanged(context, { ...sanction, isImposed: true });
      reply.code(204);
      return undefined;
    },
  });

const liftSanction = (kind: ClubSanction, url: string, summary: string) =>
  route({
    method: 'DELETE',
    url,
    summary,
    params: schemas.sanctionParams,
    response: { 204: schemas.noContent },
    policy: sanctioners,
    bodyLimit: bodyLimits.none,
    rate: 'write',
    logged: `${kind} lifted`,
    async handler({ params: { id: clubId, userId }, context, whileAllowed, reply }) {
      const sanction = { clubId, userId, kind };
      if (await removeSanction(whileAllowed(context.db), sanction))
        await sanctionChanged(context, { ...sanction, isImposed: false });
      reply.code(204);
      return undefined;
    },
  });

/** Tells those who run the club, and the person, whom a mute concerns as a member alone. */
async function sanctionChanged(
  context: Context,
  change: { kind: ClubSanction; clubId: string; userId: string; isImposed: boolean },
): Promise<void> {
  const { kind, clubId, userId, isImposed } = change;
  clubModerationChanged(
    context,
    clubId,
    kind === 'ban' ? { list: 'bans' } : { list: 'mutes', userId, isMuted: isImposed },
  );
  if (kind === 'mute' && !(await isClubMember(context.db, clubId, userId))) return;
  const isOut = kind === 'ban' && isImposed;
  ownMembershipChanged(context, clubId, userId, isOut ? { isMember: false } : {});
}

const MUTES = '/clubs/:id/mutes/:userId';
const BANS = '/clubs/:id/bans/:userId';

export const sanctionRoutes: Route[] = [
  bans,
  ban,
  imposeSanction(
    'mute',
    MUTES,
    'Takes writing from a person; they still read and react. Twice is harmless.',
  ),
  liftSanction('mute', MUTES, 'Gives writing back.'),
  imposeSanction('ban', BANS, 'Puts a person out of the club for good. Twice is harmless.'),
  liftSanction('ban', BANS, 'Lets a banned person join again.'),
];
