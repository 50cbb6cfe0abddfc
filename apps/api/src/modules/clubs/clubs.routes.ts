import * as schemas from '@clubline/contract/schemas';
import { SLUG_MIN, slugify } from '@clubline/contract';
import type { Club } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';
import { actingAs } from '../../http/actingAs';
import type { Actor } from '../../http/actor';
import { badField, notFound } from '../../http/errors';
import { readForm } from '../../http/multipart';
import { signedIn } from '../../http/policy';
import { bodyLimits, route } from '../../http/route';
import type { Route } from '../../http/route';
import { assertPerson, existingPeople } from '../profiles';
import { findClubAccess } from './clubAccess.repository';
import { listChannels } from './clubChannels.repository';
import { stopAllWatching } from './clubs.events';
import { asViewer, clubEditors, clubOwner, clubVisible, permissionsIn } from './clubs.policy';
import {
  createClub,
  deleteClub,
  findClub,
  listClubs,
  listClubsOf,
  setClubImage,
  updateClub,
} from './clubs.repository';
import { findOwners } from './members.repository';

const clubInPath = (values: { params: { id: string } }) => values.params.id;

function assertSlug(name: string): void {
  if (slugify(name).length < SLUG_MIN)
    throw badField('name', 'Club name must produce a slug of at least 3 characters.');
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

async function clubOrNotFound(db: Queryable, clubId: string): Promise<Club> {
  const club = await findClub(db, clubId);
  if (club === undefined) throw notFound('Club');
  return club;
}

const clubs = route({
  method: 'GET',
  url: '/clubs',
  summary:
    'Clubs the viewer may see, newest first, with `search` over name, description, slug ' +
    'and owner.',
  query: schemas.listClubsQuery,
  response: { 200: schemas.listClubsResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, query, context: { db } }) {
    const { clubs: found, meta } = await listClubs(db, actor.id, query);
    return { data: { clubs: found }, meta };
  },
});

const clubsOfPerson = route({
  method: 'GET',
  url: '/users/:id/get-clubs',
  summary: 'Clubs a person belongs to.',
  params: schemas.idParams,
  response: { 200: schemas.userClubsResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, context: { db } }) {
    await assertPerson(db, params.id);
    return { userClubs: await listClubsOf(db, params.id, actor.id) };
  },
});

const details = route({
  method: 'GET',
  url: '/clubs/:id/details',
  summary: 'A club with its owners and the names of its channels.',
  params: schemas.idParams,
  query: schemas.clubViewerQuery,
  response: { 200: schemas.clubDetailsResponse },
  policy: asViewer(clubVisible(clubInPath)),
  bodyLimit: bodyLimits.none,
  rate: 'read',
  async handler({ actor, params, context: { db } }) {
    const club = await clubOrNotFound(db, params.id);
    const { owner, coOwners } = await findOwners(db, params.id);
    const access = await findClubAccess(db, params.id, actor.id);
    if (owner === undefined || access === undefined) throw notFound('Club');
    return {
      data: {
        id: club.id,
        clubName: club.name,
        clubDescription: club.description ?? null,
        clubImage: club.image ?? null,
        memberCount: club.memberCount,
        owner,
        coOwners,
        isMember: access.role !== null,
        channels: await listChannels(db, params.id),
        permissions: permissionsIn(access),
        sanction: access.isBanned ? 'ban' : access.isMuted ? 'mute' : null,
      },
    };
  },
});

const newClub = route({
  method: 'POST',
  url: '/clubs',
  summary: 'Creates a club with its channels; its owner and co-owners become members.',
  body: schemas.createClubBody,
  response: { 201: schemas.clubResponse },
  policy: actingAs(
    (values: { body: { ownerId?: string | undefined } }) => values.body.ownerId,
    signedIn,
  ),
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ actor, body, context: { db, now }, reply }) {
    const { name, isPrivate } = body;
    assertSlug(name);
    const coOwnerIds = await readCoOwners(db, body.coOwnerIds, actor);
    const description = body.description || null;
    const club = { name, description, isPrivate, ownerId: actor.id, coOwnerIds };
    const clubId = await createClub(db, club, now());
    reply.code(201);
    return { data: { club: await clubOrNotFound(db, clubId) } };
  },
});

const changeClub = route({
  method: 'PATCH',
  url: '/clubs/:id',
  summary: 'Changes name and description. A new name gives a new slug.',
  params: schemas.idParams,
  body: schemas.updateClubBody,
  response: { 200: schemas.clubResponse },
  policy: clubEditors(clubInPath),
  bodyLimit: bodyLimits.small,
  rate: 'write',
  async handler({ params, body, context: { db } }) {
    if (body.name !== undefined) assertSlug(body.name);
    await updateClub(db, params.id, body);
    return { data: { club: await clubOrNotFound(db, params.id) } };
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
  async handler({ params, request, context }) {
    const { file } = await readForm(request, 'club-picture');
    const { url } = await context.uploads.storeImage(file, 'club-picture');
    await setClubImage(context.db, params.id, url);
    return { clubPictureUrl: url };
  },
});

const removeClub = route({
  method: 'DELETE',
  url: '/clubs/:id',
  summary: 'Deletes a club and all that happened in it.',
  params: schemas.idParams,
  response: { 204: schemas.noContent },
  policy: clubOwner(clubInPath),
  bodyLimit: bodyLimits.none,
  rate: 'write',
  logged: 'club deleted',
  async handler({ params, context, reply }) {
    await deleteClub(context.db, params.id);
    stopAllWatching(context, params.id);
    reply.code(204);
    return undefined;
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
