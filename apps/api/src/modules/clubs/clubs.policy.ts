import type { ClubPermission } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';
import { forbidden, notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { BANNED, standingIn } from './memberships.repository';
import type { ClubStanding } from './memberships.repository';

/** Owner, co-owners and members read and write in a club. */
const mayTakePart = (standing: ClubStanding): boolean => standing.role !== null;
/** Whoever is not muted writes. Reading and reacting stay open to the muted. */
const mayWrite = (standing: ClubStanding): boolean => mayTakePart(standing) && !standing.isMuted;
/** Owner and co-owners change name, description and picture. */
const mayEdit = (standing: ClubStanding): boolean =>
  standing.role === 'owner' || standing.role === 'coOwner';
/** Only the owner deletes the club. */
const mayDelete = (standing: ClubStanding): boolean => standing.role === 'owner';
/** Anybody sees and joins a public club; a private one only its members. */
const maySee = (standing: ClubStanding): boolean => !standing.isPrivate || standing.role !== null;

/** What a person may do beyond reading and reacting, as clients are told. */
export function permissionsIn(standing: ClubStanding): ClubPermission[] {
  if (!mayTakePart(standing)) return [];
  return [
    ...(mayWrite(standing) ? (['attachPictures'] as const) : []),
    'listMembers',
    'reportPosts',
    ...(mayEdit(standing) ? (['moderate'] as const) : []),
  ];
}

/** Who may take part, asked outside a request: by the socket. */
export async function isClubMember(
  db: Queryable,
  clubId: string,
  userId: string,
): Promise<boolean> {
  const standing = await standingIn(db, clubId, userId);
  return standing !== undefined && mayTakePart(standing);
}

export const MUTED = 'You have been muted in this club by its owners. You can read and react.';

/** Throws 403 for a member who may not write. */
export async function assertWriter(db: Queryable, clubId: string, userId: string): Promise<void> {
  const standing = await standingIn(db, clubId, userId);
  assertStanding(standing, mayTakePart, 'Only members of this club may do this.');
  assertStanding(standing, mayWrite, MUTED);
}

/** Throws 403 for everybody but owner and co-owners. */
export async function assertModerator(
  db: Queryable,
  clubId: string,
  userId: string,
  refusal: string,
): Promise<void> {
  assertStanding(await standingIn(db, clubId, userId), mayEdit, refusal);
}

/** Throws 404 for a club that is not there and 403 for somebody who does not belong to it. */
export async function assertMember(db: Queryable, clubId: string, userId: string): Promise<void> {
  assertStanding(
    await standingIn(db, clubId, userId),
    mayTakePart,
    'Only members of this club may do this.',
  );
}

function assertStanding(
  standing: ClubStanding | undefined,
  may: (standing: ClubStanding) => boolean,
  refusal: string,
): void {
  if (standing === undefined) throw notFound('Club');
  if (may(standing)) return;
  throw forbidden(
    standing.isBanned ? BANNED : maySee(standing) ? refusal : 'This club is private.',
  );
}

function inClub<V>(
  name: string,
  pick: (values: V) => string,
  may: (standing: ClubStanding) => boolean,
  refusal: string,
): Policy<'signedIn', V> {
  return {
    name,
    access: 'signedIn',
    async check(input) {
      assertStanding(await standingIn(input.context.db, pick(input), input.actor.id), may, refusal);
    },
  };
}

export const clubVisible = <V>(pick: (values: V) => string) =>
  inClub(`anyone signed in; a private club's members only`, pick, maySee, 'This club is private.');

export const clubMembers = <V>(pick: (values: V) => string) =>
  inClub('members of the club', pick, mayTakePart, 'Only members of this club may do this.');

/** Members who may write. */
export const clubWriters = <V>(pick: (values: V) => string): Policy<'signedIn', V> => ({
  name: 'members of the club who are not muted',
  access: 'signedIn',
  check: (input) => assertWriter(input.context.db, pick(input), input.actor.id),
});

export const clubJoiners = <V>(pick: (values: V) => string) =>
  inClub(
    `anyone signed in who is not banned; a private club's members only`,
    pick,
    (standing) => maySee(standing) && !standing.isBanned,
    BANNED,
  );

export const clubModerators = <V>(pick: (values: V) => string) =>
  inClub(
    'owner and co-owners of the club',
    pick,
    mayEdit,
    'Only the owner or a co-owner can do this.',
  );

export const clubEditors = <V>(pick: (values: V) => string) =>
  inClub(
    'owner and co-owners of the club',
    pick,
    mayEdit,
    'Only the owner or a co-owner can edit this club.',
  );

export const clubOwner = <V>(pick: (values: V) => string) =>
  inClub('owner of the club', pick, mayDelete, 'Only the owner can delete this club.');

/** Owners belong to their club: they neither join nor leave it. */
export const clubLeavers = <V>(pick: (values: V) => string) =>
  inClub(
    'anyone but the owners',
    pick,
    (standing) => !mayEdit(standing),
    'Owners and co-owners cannot leave their club.',
  );
