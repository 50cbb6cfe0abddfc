import * as wire from '@clubline/contract/schemas';
import { SLUG_MIN, slugify } from '@clubline/contract';
import { transact } from '../../db/dialect';
import { actingAs } from '../../http/actingAs';
import { badField, badRequest, notFound } from '../../http/errors';
import type { Actor } from '../../http/actor';
import { readForm } from '../../http/multipart';
import { signedIn } from '../../http/policy';
import { bodyLimits } from '../../http/route';
import type { Module } from '../module';
import { personExists } from '../users/users.repository';
import {
  clubEditors,
  clubJoiners,
  clubLeavers,
  clubOwner,
  clubVisible,
  isClubMember,
  permissionsIn,
} from './clubs.policy';
import * as clubs from './clubs.repository';
import { join, leave, standingIn } from './memberships.repository';

type InClub = { params: { id: string } };
type ByPerson = { body?: { userId?: string | undefined } | null | undefined };
type ByViewer = { query: { user_id?: string | undefined; userId?: string | undefined } };

const club = (values: InClub) => values.params.id;
const person = (values: ByPerson) => values.body?.userId;
const viewer = (values: ByViewer) => values.query.userId;
const viewerByOldName = (values: ByViewer) => values.query.user_id;

const SLUG_REFUSAL = 'Club name must produce a slug of at least 3 characters.';

function assertSlug(name: string): void {
  if (slugify(name).length < SLUG_MIN)
    throw badRequest(SLUG_REFUSAL, [{ property: 'name', messages: [SLUG_REFUSAL] }]);
}

function parseCoOwners(joined: string, owner: Actor): string[] {
  const ids = new Set(
    joined
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== '' && id !== owner.id),
  );
  const checked = wire.coOwnerIds.safeParse([...ids]);
  if (!checked.success)
    throw badField('coOwnerIds', checked.error.issues[0]?.message ?? 'Ids joined by commas.');
  return checked.data;
}

export const clubsModule: Module = {
  name: 'Clubs',
  mayWatchClub: (context, userId, clubId) => isClubMember(context.db, clubId, userId),
  routes(add, context) {
    const { db } = context;

    add({
      method: 'GET',
      url: '/clubs',
      summary:
        'Clubs the viewer may see, newest first, with `search` over name, description, slug and owner.',
      query: wire.listClubsQuery,
      response: { 200: wire.listClubsResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, query }) {
        const { clubs: found, meta } = await clubs.listClubs(db, actor.id, query);
        return { data: { clubs: found }, meta };
      },
    });

    add({
      method: 'GET',
      url: '/users/:id/get-clubs',
      summary: 'Clubs a person belongs to.',
      params: wire.idParams,
      response: { 200: wire.userClubsResponse },
      policy: signedIn,
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params }) {
        if (!(await personExists(db, params.id))) throw notFound('User');
        return { userClubs: await clubs.clubsOf(db, params.id, actor.id) };
      },
    });

    add({
      method: 'POST',
      url: '/clubs',
      summary: 'Creates a club with its channels; its owner and co-owners become members.',
      body: wire.createClubBody,
      response: { 201: wire.clubResponse },
      policy: actingAs(
        (values: { body: { ownerId?: string | undefined } }) => values.body.ownerId,
        signedIn,
      ),
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ actor, body, reply }) {
        assertSlug(body.name);
        const asked = parseCoOwners(body.coOwnerIds, actor);
        const coOwnerIds = await clubs.existingPeople(db, asked);
        const unknown = asked.filter((id) => !coOwnerIds.includes(id));
        if (unknown.length > 0)
          throw badField('coOwnerIds', `Nobody has the id ${unknown.join(', ')}.`);
        const { name, description, isPrivate } = body;
        const clubId = await clubs.createClub(
          db,
          {
            name,
            description: description || null,
            isPrivate,
            ownerId: actor.id,
            coOwnerIds: asked,
          },
          context.now(),
        );
        reply.code(201);
        return { data: { club: await clubOr404(clubId) } };
      },
    });

    add({
      method: 'PATCH',
      url: '/clubs/:id',
      summary: 'Changes name and description. A new name gives a new slug.',
      params: wire.idParams,
      body: wire.updateClubBody,
      response: { 200: wire.clubResponse },
      policy: clubEditors(club),
      bodyLimit: bodyLimits.small,
      rate: 'write',
      async handler({ params, body }) {
        if (body.name !== undefined) assertSlug(body.name);
        await clubs.updateClub(db, params.id, body);
        return { data: { club: await clubOr404(params.id) } };
      },
    });

    add({
      method: 'PATCH',
      url: '/clubs/:id/image',
      summary: 'Changes the club’s picture.',
      params: wire.idParams,
      response: { 200: wire.clubImageResponse },
      policy: clubEditors(club),
      bodyLimit: bodyLimits.upload,
      rate: 'upload',
      multipart: { 'club-picture': 'the picture' },
      async handler({ params, request }) {
        const { file } = await readForm(request, 'club-picture');
        const { url } = await context.uploads.storeImage(file, 'club-picture');
        await clubs.setClubImage(db, params.id, url);
        return { clubPictureUrl: url };
      },
    });

    add({
      method: 'GET',
      url: '/clubs/:id/details',
      summary: 'A club with its owners and the names of its channels.',
      params: wire.idParams,
      query: wire.clubViewerQuery,
      response: { 200: wire.clubDetailsResponse },
      policy: actingAs(viewer, actingAs(viewerByOldName, clubVisible(club))),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params }) {
        const [details, { owner, coOwners }, standing] = [
          await clubOr404(params.id),
          await clubs.ownersOf(db, params.id),
          await standingIn(db, params.id, actor.id),
        ];
        if (owner === undefined || standing === undefined) throw notFound('Club');
        const isMember = standing.role !== null;
        return {
          data: {
            id: details.id,
            clubName: details.name,
            clubDescription: details.description ?? null,
            clubImage: details.image ?? null,
            memberCount: details.memberCount,
            owner,
            coOwners,
            isMember,
            channels: await clubs.channelsOf(db, params.id),
            permissions: permissionsIn(standing),
            sanction: standing.isBanned
              ? ('ban' as const)
              : standing.isMuted
                ? ('mute' as const)
                : null,
          },
        };
      },
    });

    add({
      method: 'GET',
      url: '/clubs/:id/is-member',
      summary: 'Whether the signed-in person belongs to the club.',
      params: wire.idParams,
      query: wire.clubViewerQuery,
      response: { 200: wire.isMemberResponse },
      policy: actingAs(viewer, actingAs(viewerByOldName, signedIn)),
      bodyLimit: bodyLimits.none,
      rate: 'read',
      async handler({ actor, params }) {
        const standing = await standingIn(db, params.id, actor.id);
        if (standing === undefined) throw notFound('Club');
        return { data: { isMember: standing.role !== null } };
      },
    });

    add({
      method: 'POST',
      url: '/clubs/:id/join',
      summary: 'Joins a public club; joining twice is harmless.',
      params: wire.idParams,
      body: wire.membershipBody,
      response: { 200: wire.membershipResponse },
      policy: actingAs(person, clubJoiners(club)),
      bodyLimit: bodyLimits.none,
      rate: 'write',
      async handler({ actor, params }) {
        return {
          data: { isMember: true, memberCount: await join(db, params.id, actor.id, context.now()) },
        };
      },
    });

    add({
      method: 'DELETE',
      url: '/clubs/:id/leave',
      summary: 'Leaves a club; leaving twice is harmless. Owners cannot leave.',
      params: wire.idParams,
      body: wire.membershipBody,
      response: { 200: wire.membershipResponse },
      policy: actingAs(person, clubLeavers(club)),
      bodyLimit: bodyLimits.none,
      rate: 'write',
      async handler({ actor, params }) {
        const memberCount = await transact(db, (trx) => leave(trx, params.id, actor.id));
        context.events.clubLeft(params.id, actor.id);
        return { data: { isMember: false, memberCount } };
      },
    });

    add({
      method: 'DELETE',
      url: '/clubs/:id',
      summary: 'Deletes a club and all that happened in it.',
      params: wire.idParams,
      response: { 204: wire.nothing },
      policy: clubOwner(club),
      bodyLimit: bodyLimits.none,
      rate: 'write',
      async handler({ params, reply }) {
        await clubs.deleteClub(db, params.id);
        context.events.clubDeleted(params.id);
        reply.code(204);
        return undefined;
      },
    });

    async function clubOr404(clubId: string) {
      const known = await clubs.findClub(db, clubId);
      if (known === undefined) throw notFound('Club');
      return known;
    }
  },
};
