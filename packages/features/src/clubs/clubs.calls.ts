import type { Club, ClubChannel, ClubDetails, PersonSummary } from '@clubline/contract';
import { CLUB_PERMISSIONS } from '@clubline/contract';
import type { ApiClient } from '../client';
import { readPerson } from '../feed';

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const idOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};
const listAt = (...candidates: unknown[]) =>
  (candidates.find((candidate) => Array.isArray(candidate)) ?? []) as unknown[];
const part = encodeURIComponent;

/** A club as lists show it, whatever its fields are called; null without an id. */
export function readClub(value: unknown): Club | null {
  const club = asRecord(value);
  const id = idOf(club.id);
  if (!id) return null;
  const owner = asRecord(club.owner);
  const first = textOf(owner.firstName) || textOf(club.ownerFirstName);
  const last = textOf(owner.lastName) || textOf(club.ownerLastName);
  const ownerName = textOf(club.ownerName).trim() || `${first} ${last}`.trim();
  const ownerId = idOf(club.ownerId) || idOf(owner.id);
  return {
    id,
    name: textOf(club.name) || textOf(club.clubName),
    ...(textOf(club.slug) && { slug: textOf(club.slug) }),
    description: textOf(club.description) || null,
    image: textOf(club.image) || textOf(club.imageUrl) || textOf(club.coverImage) || null,
    ...(ownerId && { ownerId }),
    ...(ownerName && { ownerName }),
    memberCount: numberOf(club.memberCount ?? club.member_count) ?? 0,
    maxMembers: numberOf(club.maxMembers ?? club.max_members),
    isPrivate: club.isPrivate === true,
    isActive: club.isActive === true,
    ...(textOf(club.streamingSource) && { streamingSource: textOf(club.streamingSource) }),
  };
}

/** Clubs by name, whatever its case. */
export function sortClubs(clubs: readonly Club[]): Club[] {
  return clubs.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { sensitivity: 'base' }));
}

/** The clubs of an answer, at `data.clubs`, `data.data.clubs`, `clubs`, or under `userClubs` for a person's own. */
export function readClubs(body: unknown): Club[] {
  const root = asRecord(body);
  const data = asRecord(root.data);
  const list = listAt(
    data.clubs,
    asRecord(data.data).clubs,
    root.clubs,
    root.userClubs,
    data.userClubs,
    asRecord(data.data).userClubs,
    root.data,
    body,
  );
  return list.map(readClub).filter((club) => club !== null);
}

/** A club's details; co-owners may be ids or objects. Null without a name. */
export function readClubDetails(id: string, body: unknown): ClubDetails | null {
  const root = asRecord(body);
  const data = asRecord(root.data);
  const details = [asRecord(data.club), asRecord(data.data), data, asRecord(root.club), root].find(
    (candidate) => textOf(candidate.clubName) || textOf(candidate.name),
  );
  if (!details) return null;
  const coOwners = listAt(details.coOwners).flatMap((value): PersonSummary[] => {
    const person = typeof value === 'object' ? readPerson(value) : readPerson({ id: value });
    return person.id ? [person] : [];
  });
  return {
    id: idOf(details.id) || id,
    clubName: textOf(details.clubName) || textOf(details.name),
    clubDescription: textOf(details.clubDescription) || textOf(details.description) || null,
    clubImage: textOf(details.clubImage) || textOf(details.image) || null,
    memberCount: numberOf(details.memberCount ?? details.member_count) ?? 0,
    owner: readPerson(details.owner),
    coOwners,
    ...(typeof details.isMember === 'boolean' && { isMember: details.isMember }),
    ...(Array.isArray(details.permissions) && {
      permissions: CLUB_PERMISSIONS.filter((name) =>
        (details.permissions as unknown[]).includes(name),
      ),
    }),
    ...((details.sanction === 'mute' || details.sanction === 'ban') && {
      sanction: details.sanction,
    }),
    ...(Array.isArray(details.channels) && {
      channels: readChannels({ channels: details.channels }),
    }),
  };
}

/** The channels of an answer, at `data.channels` or `channels`. */
export function readChannels(body: unknown): ClubChannel[] {
  const root = asRecord(body);
  return listAt(asRecord(root.data).channels, root.channels, root.data).flatMap((value) => {
    const channel = asRecord(value);
    const id = idOf(channel.id);
    return id ? [{ id, name: textOf(channel.name) || id }] : [];
  });
}

/** Whether an answer says that the viewer is a member. */
export function readIsMember(body: unknown): boolean {
  const root = asRecord(body);
  return (asRecord(root.data).isMember ?? root.isMember) === true;
}

/** The calls of lists, details and membership. */
export const clubsCalls = {
  loadMine: async (client: ApiClient, userId: string): Promise<{ userClubs: Club[] }> => ({
    userClubs: readClubs(await client.get(`/users/${part(userId)}/get-clubs`)),
  }),
  loadAll: async (client: ApiClient): Promise<Club[]> => readClubs(await client.get('/clubs')),
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
