import * as schemas from '@clubline/contract/schemas';
import { SLUG_MIN, slugify } from '@clubline/contract';
import type { Club } from '@clubline/contract';
import type { Context } from '../../context';
import type { Queryable } from '../../db/dialect';
import { actingAs } from '../../http/actingAs';
import type { Actor } from '../../http/actor';
import { badField, notFound } from '../../http/errors';
import { readForm } from '../../http/multipart';
import { signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { deletedSince, writeClaim, writeOnce } from '../../services/writes/writeOnce';
import { assertOwnClubName } from '../account';
import { assertPerson, existingPeople } from '../profiles';
import { carryNames } from './clubNames/carryNames';
import { removeClub } from './clubDeletion.routes';
import { findClubAccess } from './clubAccess.repository';
import { createClub, updateClub } from './clubChanges.repository';
import { listChannelsSeenBy } from './clubChannels.repository';
import { lockingClub } from './clubLock';
import { clubListScopes, listClubs, listClubsOf } from './clubLists/clubLists.repository';
import { setClubImage, withReadableImage } from './clubPictures.repository';
import { clubChanged, clubListed, ownMembershipChanged } from './clubs.events';
import { asViewer, clubEditors, clubVisible, permissionsIn } from './clubs.policy';
import { findClub, isPrivateClub } from './clubs.repository';
import { notifyInvited } from './coOwners/coOwners.notifications';
import { findInvitation, listInvitations } from './coOwners/coOwners.repository';
import { findOwners } from './members.repository';

const clubInPath = (values: { params: { id: string } }) => values.params.id;

/** Throws 400 for a new name that makes no address, or passes for the product or its staff. */
function assertName(name: string, { role }: Actor): void {
  if (slugify(name).length < SLUG_MIN)
    throw badField('name', 'Club name must produce a slug of at least 3 characters.');
  if (role !== 'admin') assertOwnClubName(name);
}

/** The co-owners a request names, who must exist. */
async function readCoOwners(db: Queryable, joined: string, owner: Actor): Promise<string[]> {
  const named = joined.split(',').map((id) => id.trim());
  const others = new Set(named.filter((id) => id !== '' && id !== owner.id));
  const parsed = schemas.coOwnerIds.safeParse([...others]);
  if (!parsed.success)
    throw badField('coOwnerIds', parsed.error.issues[0]?.message ?? 'Ids joined by commas.');
  const known = await existingPeople(db, parsed.data);
  const unknown = parsed.data.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw badField('coOwnerIds', `Nobody has the id ${unknown.join(', ')}.`);
  return parsed.data;
}

async function clubOrNotFound(context: Context, clubId: string): Promise<Club> {
  const club = await findClub(context.db, clubId);
  if (club === undefined) throw notFound('Club');
  return withReadableImage(context, club);
}

const clubs = route({
  method: 'GET',
  url: '/clubs',
  summary:
    'Clubs the viewer may see, newest first, with `search` over name, description, slug ' +
    'and owner, or `in` the name alone.',
  query: schemas.listClubsQuery,
  response: { 200: schemas.listClubsResponse },
  madeOf: ({ actorId }) => clubListScopes(actorId),
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, query, context }) {
    const { clubs: found, meta } = await listClubs(context.db, actor.id, query);
    return { data: { clubs: found.map((club) => withReadableImage(context, club)) }, meta };
  },
});

const clubsOfPerson = route({
  method: 'GET',
  url: '/users/:id/get-clubs',
  summary:
    'Clubs a person belongs to, newest membership first, or in the `order` of their names, with ' +
    '`search` as in all clubs.',
  params: schemas.idParams,
  query: schemas.userClubsQuery,
  response: { 200: schemas.userClubsResponse },
  madeOf: ({ actorId, params: { id } }) => clubListScopes(actorId, id!),
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, query, context }) {
    await assertPerson(context.db, params.id);
    const { clubs: found, meta } = await listClubsOf(context.db, params.id, actor.id, query);
    return { userClubs: found.map((club) => withReadableImage(context, club)), meta };
  },
});

const details = route({
  method: 'GET',
  url: '/clubs/:id/details',
  summary: 'A club with its owners and its channels, and of these what a member has not read.',
  params: schemas.idParams,
  query: schemas.clubViewerQuery,
  response: { 200: schemas.clubDetailsResponse },
  policy: asViewer(clubVisible(clubInPath)),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, context }) {
    const { db, now } = context;
    const club = await clubOrNotFound(context, params.id);
    const { owner, coOwners } = await findOwners(db, params.id);
    const access = await findClubAccess(db, params.id, actor.id);
    if (owner === undefined || access === undefined) throw notFound('Club');
    const invitation = access.isMuted
      ? undefined
      : await findInvitation(db, params.id, actor.id, now());
    return {
      data: {
        id: club.id,
        clubName: club.name,
        clubDescription: club.description ?? null,
        clubImage: club.image ?? null,
        memberCount: club.memberCount,
        owner,
        coOwners,
        isPrivate: club.isPrivate,
        isMember: access.role !== null,
        channels: await listChannelsSeenBy(db, params.id, actor.id),
        permissions: permissionsIn(access),
        sanction: access.isBanned ? 'ban' : access.isMuted ? 'mute' : null,
        coOwnerInvitation: invitation ?? null,
      },
    };
  },
});

const newClub = route({
  method: 'POST',
  url: '/clubs',
  summary:
    'Creates a club with its channels; its owner becomes a member, and whom they name as ' +
    'co-owners is invited.',
  body: schemas.createClubBody,
  response: { 201: schemas.newClubResponse },
  policy: actingAs(
    (values: { body: { ownerId?: string | undefined } }) => values.body.ownerId,
    signedIn,
  ),
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, body, context, request, reply }) {
    const { db, now } = context;
    const { name, isPrivate } = body;
    assertName(name, actor);
    const coOwnerIds = await readCoOwners(db, body.coOwnerIds, actor);
    const description = body.description || null;
    const club = { name, description, isPrivate, ownerId: actor.id, coOwnerIds };
    const claim = writeClaim('club', actor.id, body);
    const { id: clubId, isNew } = await writeOnce(db, claim, () =>
      createClub(db, club, now(), claim),
    );
    if (!isNew && !(await findClub(db, clubId))) throw deletedSince('club');
    const invited = isNew ? coOwnerIds : [];
    for (const userId of invited)
      request.log.info({ actorId: actor.id, params: { id: clubId, userId } }, 'co-owner invited');
    await notifyInvited(context, clubId, invited);
    if (isNew) {
      clubListed(context, clubId);
      ownMembershipChanged(context, clubId, actor.id, { isMember: true });
    }
    reply.code(201);
    return {
      data: {
        club: await clubOrNotFound(context, clubId),
        coOwnerInvitations: await listInvitations(db, clubId, now()),
      },
    };
  },
});

const changeClub = route({
  method: 'PATCH',
  url: '/clubs/:id',
  summary:
    'Changes name and description. A new name gives a new slug. 409 where somebody else has ' +
    'changed since what was `seen`.',
  params: schemas.idParams,
  body: schemas.updateClubBody,
  response: { 200: schemas.clubResponse },
  policy: clubEditors(clubInPath),
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, params, body, context, whileAllowed }) {
    const { name } = body;
    const isKept = async () =>
      name === body.seen?.name || name === (await findClub(context.db, params.id))?.name;
    if (name !== undefined && !(await isKept())) assertName(name, actor);
    await updateClub(whileAllowed(context.db, lockingClub(params.id)), params.id, body);
    if (name !== undefined) context.background('carrying a name', carryNames(context.db));
    clubChanged(context, params.id);
    clubListed(context, params.id);
    return { data: { club: await clubOrNotFound(context, params.id) } };
  },
});

const changeImage = route({
  method: 'PATCH',
  url: '/clubs/:id/image',
  summary: 'Changes the club’s picture.',
  params: schemas.idParams,
  response: { 200: schemas.clubImageResponse },
  policy: clubEditors(clubInPath),
  bodyLimit: bodyLimits.upload,
  rate: 'upload',
  multipart: { 'club-picture': 'the picture' },
  async handler({ actor, params, request, context, whileAllowed }) {
    const { db, uploads } = context;
    const { file } = await readForm(request, 'club-picture');
    const isPrivate = await isPrivateClub(db, params.id);
    const uploader = { ownerId: actor.id, isPrivate, ip: request.ip };
    const picture = await uploads.storeImage(file, 'club-picture', uploader);
    const locked = whileAllowed(db, lockingClub(params.id));
    const before = await setClubImage(locked, params.id, picture);
    clubChanged(context, params.id);
    clubListed(context, params.id);
    context.background('deleting pictures', uploads.removeUnshown(before));
    return { clubPictureUrl: uploads.addresses.readable(picture.url) };
  },
});

export const clubRoutes: Route[] = [
  clubs,
  clubsOfPerson,
  details,
  newClub,
  changeClub,
  changeImage,
  removeClub,
];
