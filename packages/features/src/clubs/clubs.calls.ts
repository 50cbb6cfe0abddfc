import {
  type Club,
  CLUB_PERMISSIONS,
  type ClubChannel,
  type ClubDetails,
  DISCOVER_PAGE_SIZE,
  PAGE_LIMITS,
  type PersonSummary,
} from '@clubline/contract';
import {
  type ApiClient,
  asAnswer,
  asCount,
  asId,
  asList,
  asRecord,
  asText,
  readPageEnd,
  readPerson,
} from '../platform/client';
import { readChannel } from '../channels';
import type { Pages } from '../platform/paging';
import type { Clubline } from '../platform/provider';
import { readReceivedInvitation } from './coOwnership/coOwnership.calls';

const part = encodeURIComponent;

/** A club as lists show it, whatever its fields are called; null without an id. */
export function readClub(value: unknown): Club | null {
  const club = asRecord(value);
  const id = asId(club.id);
  if (!id) return null;
  const owner = asRecord(club.owner);
  const first = asText(owner.firstName) || asText(club.ownerFirstName);
  const last = asText(owner.lastName) || asText(club.ownerLastName);
  const ownerName = asText(club.ownerName).trim() || `${first} ${last}`.trim();
  const ownerId = asId(club.ownerId) || asId(owner.id);
  return {
    id,
    name: asText(club.name) || asText(club.clubName),
    ...(asText(club.slug) && { slug: asText(club.slug) }),
    description: asText(club.description) || null,
    image: asText(club.image) || asText(club.imageUrl) || asText(club.coverImage) || null,
    ...(ownerId && { ownerId }),
    ...(ownerName && { ownerName }),
    memberCount: asCount(club.memberCount ?? club.member_count) ?? 0,
    maxMembers: asCount(club.maxMembers ?? club.max_members),
    isPrivate: club.isPrivate === true,
    isActive: club.isActive === true,
    ...(typeof club.isMember === 'boolean' && { isMember: club.isMember }),
    ...(asText(club.streamingSource) && { streamingSource: asText(club.streamingSource) }),
  };
}

function clubsIn(body: unknown): unknown[] {
  const { root, data } = asAnswer(body);
  return asList(
    data.clubs,
    asRecord(data.data).clubs,
    root.clubs,
    root.userClubs,
    data.userClubs,
    asRecord(data.data).userClubs,
    root.data,
    body,
  );
}

/**
 * The clubs of an answer, at `data.clubs`, `data.data.clubs`, `clubs`, or under `userClubs` for a
 * person's own.
 */
export function readClubs(body: unknown): Club[] {
  return clubsIn(body)
    .map(readClub)
    .filter((club) => club !== null);
}

/** A person's own clubs, as far as they have come; the rest as in `Pages`. */
export interface OwnClubs extends Omit<Pages<Club>, 'items'> {
  userClubs: Club[];
  /** The server sends them in the order of their names, on all pages. */
  isByName?: boolean;
}

/** Which of a person's own clubs are asked for: all, or those with some words in them. */
export interface OwnClubsRange {
  search?: string;
  /** The page after these. @default the first one */
  after?: OwnClubs;
}

/** Own clubs asked for at once. */
const OWN_PAGE_SIZE = 50;

function pageOfClubs(body: unknown, cursor?: string): Pages<Club> {
  return { items: readClubs(body), ...readPageEnd(body, clubsIn(body).length, cursor) };
}

/** A club's details; co-owners may be ids or objects. Null without a name. */
export function readClubDetails(id: string, body: unknown): ClubDetails | null {
  const { root, data } = asAnswer(body);
  const details = [asRecord(data.club), asRecord(data.data), data, asRecord(root.club), root].find(
    (candidate) => asText(candidate.clubName) || asText(candidate.name),
  );
  if (!details) return null;
  const coOwners = asList(details.coOwners).flatMap((value): PersonSummary[] => {
    const person = typeof value === 'object' ? readPerson(value) : readPerson({ id: value });
    return person.id ? [person] : [];
  });
  const invitation = readReceivedInvitation(details.coOwnerInvitation);
  return {
    id: asId(details.id) || id,
    clubName: asText(details.clubName) || asText(details.name),
    clubDescription: asText(details.clubDescription) || asText(details.description) || null,
    clubImage: asText(details.clubImage) || asText(details.image) || null,
    memberCount: asCount(details.memberCount ?? details.member_count) ?? 0,
    owner: readPerson(details.owner),
    coOwners,
    ...(details.isPrivate === true && { isPrivate: true }),
    ...(typeof details.isMember === 'boolean' && { isMember: details.isMember }),
    ...(Array.isArray(details.permissions) && {
      permissions: CLUB_PERMISSIONS.filter((name) =>
        (details.permissions as unknown[]).includes(name),
      ),
    }),
    ...((details.sanction === 'mute' || details.sanction === 'ban') && {
      sanction: details.sanction,
    }),
    ...(invitation !== undefined && { coOwnerInvitation: invitation }),
    ...(Array.isArray(details.channels) && {
      channels: readChannels({ channels: details.channels }),
    }),
  };
}

/** The channels of an answer, at `data.channels` or `channels`. */
export function readChannels(body: unknown): ClubChannel[] {
  const { root, data } = asAnswer(body);
  return asList(data.channels, root.channels, root.data)
    .map(readChannel)
    .filter((channel) => channel !== null);
}

/** Whether an answer says that the viewer is a member. */
export function readIsMember(body: unknown): boolean {
  const { root, data } = asAnswer(body);
  return (data.isMember ?? root.isMember) === true;
}

/** The calls of lists, details and membership. */
export const clubsCalls = {
  /** A page of a person's clubs, by name where the server has pages in that order. */
  async loadMine(
    { client, additions }: Pick<Clubline, 'client' | 'additions'>,
    userId: string,
    { search, after }: OwnClubsRange = {},
  ): Promise<OwnClubs> {
    const cursor = after?.nextCursor ?? undefined;
    const ask = async (isByName: boolean): Promise<OwnClubs> => {
      const query = new URLSearchParams({
        ...(isByName && { order: 'name' }),
        ...(search && { search }),
        ...(cursor && { cursor }),
      });
      const path = `/users/${part(userId)}/get-clubs${query.size > 0 ? `?${query}` : ''}`;
      const { items, ...end } = pageOfClubs(
        await client.get(path, { pageSize: OWN_PAGE_SIZE }),
        cursor,
      );
      return { userClubs: items, ...end, ...(isByName && { isByName }) };
    };
    if (after) return ask(after.isByName === true);
    const isLikely = additions.isLikely(PAGE_LIMITS);
    const page = await ask(isLikely);
    // The first answer of all may be the one that says so.
    const isKnownNow = !isLikely && Boolean(page.nextCursor) && additions.has(PAGE_LIMITS);
    return isKnownNow ? ask(true) : page;
  },
  /** A page of all clubs, or of those with these words in them; the first one without a cursor. */
  async loadAll(
    client: ApiClient,
    range: { search?: string; in?: 'name'; cursor?: string } = {},
  ): Promise<Pages<Club>> {
    const query = new URLSearchParams(range);
    const body = await client.get(query.size > 0 ? `/clubs?${query}` : '/clubs', {
      pageSize: DISCOVER_PAGE_SIZE,
    });
    return pageOfClubs(body, range.cursor);
  },
  loadDetails: async (
    client: ApiClient,
    clubId: string,
    userId: string,
  ): Promise<ClubDetails | null> =>
    readClubDetails(
      clubId,
      await client.get(`/clubs/${part(clubId)}/details?user_id=${part(userId)}`),
    ),
  loadIsMember: async (client: ApiClient, clubId: string, userId: string): Promise<boolean> =>
    readIsMember(await client.get(`/clubs/${part(clubId)}/is-member?userId=${part(userId)}`)),
  loadChannels: async (client: ApiClient, clubId: string): Promise<ClubChannel[]> =>
    readChannels(await client.get(`/club-channels/${part(clubId)}`)),
  join: (client: ApiClient, clubId: string, userId: string): Promise<unknown> =>
    client.post(`/clubs/${part(clubId)}/join`, { userId }),
  leave: (client: ApiClient, clubId: string, userId: string): Promise<unknown> =>
    client.delete(`/clubs/${part(clubId)}/leave`, { userId }),
};
