import type { ClubDetails, CoOwnerInvitation } from '@clubline/contract';
import type { FakeBackend } from '../createFakeBackend';
import { FIXED_NOW } from '../fakeClock';
import { refuse, type ClubsStore, type FakeClub } from './clubs.store';

const DAY = 24 * 60 * 60_000;
const expiresAt = new Date(FIXED_NOW + 14 * DAY).toISOString();
const createdAt = new Date(FIXED_NOW).toISOString();

/** Who has been invited to be a co-owner of a club. */
export const invitationsOf = (
  { state, personOf }: ClubsStore,
  clubId: string,
): CoOwnerInvitation[] =>
  (state.invitations?.[clubId] ?? []).map((id) => ({ person: personOf(id), createdAt, expiresAt }));

/** What a club's details add for this viewer on a server that invites. */
export function coOwnershipOf(
  { state, details }: ClubsStore,
  club: FakeClub,
  viewerId: string,
): Partial<ClubDetails> {
  if (!state.invitations) return {};
  const isInvited = state.invitations[club.id]?.includes(viewerId) ?? false;
  const isOwner = club.ownerId === viewerId;
  const isCoOwner = club.coOwnerIds.includes(viewerId);
  return {
    coOwnerInvitation: isInvited ? { invitedBy: club.ownerPerson, expiresAt } : null,
    permissions: [
      ...(details.permissions ?? []),
      ...(isOwner ? (['manageCoOwners'] as const) : []),
      ...(isCoOwner ? (['resign'] as const) : []),
    ],
  };
}

/** Inviting, accepting, declining, resigning and removing. */
export function coOwnerRoutes(backend: FakeBackend, store: ClubsStore): void {
  const { state, clubOf } = store;
  const open = (clubId = '') => ((state.invitations ??= {})[clubId] ??= []);
  const end = (clubId = '', userId = '') =>
    void ((state.invitations ??= {})[clubId] = open(clubId).filter((id) => id !== userId));

  backend.handle('GET /clubs/:id/co-owner-invitations', ({ params }) => ({
    data: { invitations: invitationsOf(store, params.id ?? '') },
  }));
  backend.handle('PUT /clubs/:id/co-owner-invitations/:userId', ({ params }) => {
    end(params.id, params.userId);
    open(params.id).unshift(params.userId ?? '');
  });
  backend.handle('DELETE /clubs/:id/co-owner-invitations/:userId', ({ params }) =>
    end(params.id, params.userId),
  );
  backend.handle('PUT /clubs/:id/co-owners/:userId', ({ params }) => {
    const club = clubOf(params.id);
    const userId = params.userId ?? '';
    if (!club || !open(params.id).includes(userId))
      return refuse(403, 'Forbidden', 'There is no invitation for you, or it has ended.');
    end(params.id, userId);
    club.coOwnerIds = [...club.coOwnerIds, userId];
    club.memberIds = [...new Set([...club.memberIds, userId])];
    return undefined;
  });
  backend.handle('DELETE /clubs/:id/co-owners/:userId', ({ params }) => {
    const club = clubOf(params.id);
    if (club) club.coOwnerIds = club.coOwnerIds.filter((id) => id !== params.userId);
  });
}
