import type { Queryable } from '../../db/dialect';
import { forbidden, notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { standingIn } from './memberships.repository';
import type { ClubStanding } from './memberships.repository';

/** Owner, co-owners and members read and write in a club. */
const mayTakePart = (standing: ClubStanding): boolean => standing.role !== null;
/** Owner and co-owners change name, description and picture. */
const mayEdit = (standing: ClubStanding): boolean => standing.role === 'owner' || standing.role === 'coOwner';
/** Only the owner deletes the club. */
const mayDelete = (standing: ClubStanding): boolean => standing.role === 'owner';
/** Anybody sees and joins a public club; a private one only its members. */
const maySee = (standing: ClubStanding): boolean => !standing.isPrivate || standing.role !== null;

/** Who may take part, asked outside a request: by the socket. */
export async function isClubMember(db: Queryable, clubId: string, userId: string): Promise<boolean> {
  const standing = await standingIn(db, clubId, userId);
  return standing !== undefined && mayTakePart(standing);
}

/** Throws 404 for a club that is not there and 403 for somebody who does not belong to it. */
export async function assertMember(db: Queryable, clubId: string, userId: string): Promise<void> {
  assertStanding(await standingIn(db, clubId, userId), mayTakePart, 'Only members of this club may do this.');
}

function assertStanding(standing: ClubStanding | undefined, may: (standing: ClubStanding) => boolean, refusal: string): void {
  if (standing === undefined) throw notFound('Club');
  if (!may(standing)) throw forbidden(maySee(standing) ? refusal : 'This club is private.');
}

function inClub<V>(name: string, pick: (values: V) => string, may: (standing: ClubStanding) => boolean, refusal: string): Policy<'signedIn', V> {
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

export const clubEditors = <V>(pick: (values: V) => string) =>
  inClub('owner and co-owners of the club', pick, mayEdit, 'Only the owner or a co-owner can edit this club.');

export const clubOwner = <V>(pick: (values: V) => string) =>
  inClub('owner of the club', pick, mayDelete, 'Only the owner can delete this club.');

/** Owners belong to their club: they neither join nor leave it. */
export const clubLeavers = <V>(pick: (values: V) => string) =>
  inClub('anyone but the owners', pick, (standing) => !mayEdit(standing), 'Owners and co-owners cannot leave their club.');
