import { CLUB_EVENTS, CLUB_LIST_EVENTS, PAGE_LIMITS } from '@clubline/contract';
import { channelRoutes, shownChannels } from '../channels.fake';
import { coOwnerRoutes, coOwnershipOf, invitationsOf } from './coOwners.fake';
import {
  createClubsStore,
  fakeClub,
  type ClubsFakeOptions,
  type ClubsStore,
  refuse,
} from './clubs.store';
import { FakeReply, type FakeArea, type FakeBackend } from '../createFakeBackend';
import { commentRoutes, pinRoutes, postReactionRoutes, postRoutes } from '../posts.fake';

/** Reading clubs and looking people up. */
function clubRoutes(backend: FakeBackend, store: ClubsStore): void {
  const { state, clubOf, card, mayView, people, embeds, details, listed } = store;
  backend.handle('GET /clubs', ({ query }) => {
    const words = (query.get('search') ?? '').toLowerCase();
    const found = state.clubs
      .filter(({ name, slug, description }) =>
        [name, ...(query.get('in') === 'name' ? [] : [slug, description])].some((text) =>
          text?.toLowerCase().includes(words),
        ),
      )
      .map(card);
    const { items, meta } = listed(found, query);
    return { data: { clubs: items }, ...(meta && { meta }) };
  });
  backend.handle('GET /users/:id/get-clubs', ({ params, query }) => {
    const words = (query.get('search') ?? '').toLowerCase();
    const own = state.clubs
      .filter((club) => mayView(club, params.id) && club.name.toLowerCase().includes(words))
      .map(card);
    if (query.get('order') === 'name') own.sort((a, b) => a.name.localeCompare(b.name));
    const { items, meta } = listed(own, query);
    return { userClubs: items, ...(meta && { meta }) };
  });
  backend.handle('GET /users', () => ({ data: { users: people } }));
  backend.handle('GET /users/get-user-by-username/:username', ({ params }) => {
    const person = people.find(({ username }) => username === params.username?.toLowerCase());
    return person
      ? { data: embeds ? person : { user: person } }
      : refuse(404, 'Not Found', 'User not found');
  });
  backend.handle('GET /clubs/:id/mentions', ({ params, query }) => {
    const names = (query.get('usernames') ?? '').split(',');
    const isInside = ({ id }: { id: string }) => mayView(clubOf(params.id), id);
    const named = people.filter(({ username }) => names.includes(username));
    return { data: { notMembers: named.filter((person) => !isInside(person)) } };
  });
  backend.handle('GET /clubs/:id/details', ({ params, user }) => {
    const club = clubOf(params.id);
    if (!club) return refuse(404, 'Not Found', 'Club not found');
    const isMember = club.memberIds.includes(user?.id ?? '');
    const additions = coOwnershipOf(store, club, user?.id ?? '');
    return {
      data: {
        clubName: club.name,
        clubDescription: club.description,
        clubImage: club.image,
        memberCount: club.memberIds.length,
        owner: club.ownerPerson,
        coOwners: club.coOwnerIds,
        ...(embeds && { isMember, channels: shownChannels(state, club) }),
        ...details,
        ...additions,
      },
    };
  });
}

/** Making, changing and removing clubs. */
function clubEditingRoutes(backend: FakeBackend, store: ClubsStore): void {
  const { state, nextId, personOf, clubOf, card, embeds } = store;
  backend.handle('POST /clubs', ({ body }) => {
    const { name, slug, ownerId, description, coOwnerIds } = body as {
      name: string;
      slug: string;
      ownerId: string;
      description?: string;
      coOwnerIds: string;
    };
    const owner = personOf(ownerId);
    const named = coOwnerIds.split(',').filter(Boolean);
    const coOwners = state.invitations ? [] : named;
    const ownerName = `${owner.firstName} ${owner.lastName}`;
    const club = fakeClub({
      id: nextId('club'),
      name,
      slug,
      description: description ?? null,
      ownerId,
      ownerName,
      ownerPerson: owner,
      coOwnerIds: coOwners,
      memberIds: [ownerId, ...coOwners],
    });
    state.clubs.unshift(club);
    if (state.invitations) state.invitations[club.id] = named;
    const invited = state.invitations && { coOwnerInvitations: invitationsOf(store, club.id) };
    return new FakeReply(201, embeds ? { data: { club: card(club), ...invited } } : {});
  });
  backend.handle('PATCH /clubs/:id', ({ params, body }) => {
    const club = clubOf(params.id);
    if (!club) return refuse(404, 'Not Found', 'Club not found');
    Object.assign(club, body);
    return embeds ? { data: { club: card(club) } } : {};
  });
  backend.handle('PATCH /clubs/:id/image', ({ params }) => {
    const club = clubOf(params.id);
    if (!club) return refuse(404, 'Not Found', 'Club not found');
    club.image = `/pictures/${nextId('picture')}.png`;
    return { clubPictureUrl: club.image };
  });
  backend.handle('DELETE /clubs/:id', ({ params }) => {
    state.clubs = state.clubs.filter(({ id }) => id !== params.id);
    return undefined;
  });
}

/** Joining and leaving. */
function membershipRoutes(backend: FakeBackend, { clubOf }: ClubsStore): void {
  backend.handle('GET /clubs/:id/is-member', ({ params, query }) => ({
    data: { isMember: clubOf(params.id)?.memberIds.includes(query.get('userId') ?? '') ?? false },
  }));
  backend.handle('POST /clubs/:id/join', ({ params, body }) => {
    const club = clubOf(params.id);
    if (!club) return refuse(404, 'Not Found', 'Club not found');
    club.memberIds = [...new Set([...club.memberIds, (body as { userId: string }).userId])];
    return {};
  });
  backend.handle('DELETE /clubs/:id/leave', ({ params, body }) => {
    const club = clubOf(params.id);
    if (club)
      club.memberIds = club.memberIds.filter((id) => id !== (body as { userId: string }).userId);
    return {};
  });
}

/**
 * Clubs, their feeds, comments, reactions and channels, answering what the specification says and
 * no more unless `embeds` is set.
 */
export function clubsFake(options: ClubsFakeOptions = {}): FakeArea {
  return (backend) => {
    const store = createClubsStore(options);
    if (options.embeds)
      for (const events of [CLUB_EVENTS, CLUB_LIST_EVENTS]) backend.additions.add(events);
    if (options.takesLimits) backend.additions.add(PAGE_LIMITS);
    clubRoutes(backend, store);
    clubEditingRoutes(backend, store);
    membershipRoutes(backend, store);
    if (options.invitations) coOwnerRoutes(backend, store);
    postRoutes(backend, store);
    if (options.pins) pinRoutes(backend, store);
    commentRoutes(backend, store);
    postReactionRoutes(backend, store);
    channelRoutes(backend, store);
  };
}
