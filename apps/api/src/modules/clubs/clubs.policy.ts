import type { ClubPermission } from '@clubline/contract';
import type { Queryable } from '../../db/dialect';
import { actingAs } from '../../http/actingAs';
import { forbidden, notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { findClubAccess, holdClubAccess } from './clubAccess.repository';
import type { ClubAccess } from './clubAccess.repository';
import { findInvitation } from './coOwners/coOwners.repository';
import { clubMessages } from './messages';

/** Owner, co-owners and members read and react. */
const isMember = ({ role }: ClubAccess): boolean => role !== null;
/** Members who are not muted write. */
const mayWrite = (access: ClubAccess): boolean => isMember(access) && !access.isMuted;
/** Owner and co-owners change name, description and picture, and moderate. */
const mayModerate = ({ role }: ClubAccess): boolean => role === 'owner' || role === 'coOwner';
/** Only the owner deletes the club, and decides about co-owners. */
const isOwner = ({ role }: ClubAccess): boolean => role === 'owner';
/** Anybody sees and joins a public club; a private one only its members. */
const maySee = (access: ClubAccess): boolean => !access.isPrivate || isMember(access);
/** Others are answered as if it were not there; who was banned from it knows better. */
const mayKnowOf = (access: ClubAccess): boolean => maySee(access) || access.isBanned;

const MEMBERS_ONLY = 'Only members of this club may do this.';

/** What members do who may write. */
const WRITING = [
  'attachPictures',
  'attachToMessages',
  'changeComments',
  'changeMessages',
  'deleteMessages',
  'checkMentions',
] as const;

/** What a person may do beyond reading and reacting, as clients receive it. */
export function permissionsIn(access: ClubAccess): ClubPermission[] {
  if (!isMember(access)) return [];
  return [
    ...(mayWrite(access) ? WRITING : []),
    'listMembers',
    'reportPosts',
    ...(mayModerate(access) ? (['moderate', 'pinPosts'] as const) : []),
    ...(access.role === 'owner' ? (['manageCoOwners'] as const) : []),
    ...(access.role === 'coOwner' ? (['resign'] as const) : []),
  ];
}

/** Whether a person is a member, asked outside a request: by the socket. */
export async function isClubMember(
  db: Queryable,
  clubId: string,
  userId: string,
): Promise<boolean> {
  const access = await findClubAccess(db, clubId, userId);
  return access !== undefined && isMember(access);
}

function assertAccess(
  access: ClubAccess | undefined,
  may: (access: ClubAccess) => boolean,
  refusal: string,
  what = 'Club',
): void {
  if (access === undefined || !mayKnowOf(access)) throw notFound(what);
  if (may(access)) return;
  throw forbidden(access.isBanned ? clubMessages.banned : refusal);
}

/**
 * Throws 404 for a club that is not there or not to be known of, and 403 for somebody who does not
 * belong to it; the 404 says what is missing.
 */
export async function assertMember(
  db: Queryable,
  clubId: string,
  userId: string,
  what?: string,
): Promise<void> {
  assertAccess(await holdClubAccess(db, clubId, userId), isMember, MEMBERS_ONLY, what);
}

/** Throws 403 for a member who may not write. */
export async function assertWriter(
  db: Queryable,
  clubId: string,
  userId: string,
  what?: string,
): Promise<void> {
  const access = await holdClubAccess(db, clubId, userId);
  assertAccess(access, isMember, MEMBERS_ONLY, what);
  assertAccess(access, mayWrite, clubMessages.muted);
}

/** Throws 403 for everybody but owner and co-owners. */
export async function assertModerator(
  db: Queryable,
  clubId: string,
  userId: string,
  refusal: string,
  what?: string,
): Promise<void> {
  assertAccess(await holdClubAccess(db, clubId, userId), mayModerate, refusal, what);
}

function inClub<V>(
  name: string,
  pick: (values: V) => string,
  may: (access: ClubAccess) => boolean,
  refusal: string,
): Policy<'signedIn', V> {
  return {
    name,
    access: 'signedIn',
    async check(input) {
      const access = await holdClubAccess(input.context.db, pick(input), input.actor.id);
      assertAccess(access, may, refusal);
    },
  };
}

/** Whoever is invited to be a co-owner of a private club sees which one. */
function orInvited<V>(
  who: string,
  pick: (values: V) => string,
  may: (access: ClubAccess) => boolean,
): Policy<'signedIn', V> {
  return {
    name: `anyone signed in; of a private club ${who} only`,
    access: 'signedIn',
    async check(input) {
      const { actor, context } = input;
      const [db, clubId] = [context.db, pick(input)];
      const access = await holdClubAccess(db, clubId, actor.id);
      const isHidden = access !== undefined && !maySee(access);
      if (isHidden && (await findInvitation(db, clubId, actor.id, context.now()))) return;
      assertAccess(access, may, MEMBERS_ONLY);
    },
  };
}

export const clubVisible = <V>(pick: (values: V) => string) =>
  orInvited('members and those invited', pick, maySee);

/** Those who see the club, and who was banned from it. */
export const clubKnown = <V>(pick: (values: V) => string) =>
  orInvited('members, those invited and those banned', pick, mayKnowOf);

export const clubMembers = <V>(pick: (values: V) => string) =>
  inClub('members of the club', pick, isMember, MEMBERS_ONLY);

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
    (access) => maySee(access) && !access.isBanned,
    clubMessages.banned,
  );

const OWNERS = 'owner and co-owners of the club';

export const clubModerators = <V>(pick: (values: V) => string) =>
  inClub(OWNERS, pick, mayModerate, 'Only the owner or a co-owner can do this.');

export const clubEditors = <V>(pick: (values: V) => string) =>
  inClub(OWNERS, pick, mayModerate, 'Only the owner or a co-owner can edit this club.');

export const clubOwner = <V>(pick: (values: V) => string, refusal: string) =>
  inClub('owner of the club', pick, isOwner, refusal);

/** Owners belong to their club: they neither join nor leave it. */
export const clubLeavers = <V>(pick: (values: V) => string) =>
  inClub('anyone but the owners', pick, (access) => !mayModerate(access), clubMessages.ownersStay);

interface ByViewer {
  query: { user_id?: string | undefined; userId?: string | undefined };
}

/** Clients spell the viewer's id in two ways; either must be the signed-in person's. */
export const asViewer = <V>(policy: Policy<'signedIn', V>): Policy<'signedIn', V & ByViewer> =>
  actingAs(
    ({ query }: ByViewer) => query.userId,
    actingAs(({ query }: ByViewer) => query.user_id, policy),
  );
