import type { ClubDetails, ClubPermission } from '@clubline/contract';

/** What the viewer may do in a club beyond what every server offers. */
export interface ClubRights {
  permissions: readonly ClubPermission[];
  /** Owner and co-owners, whom nobody mutes or bans. */
  ownerIds: readonly string[];
  /** The owners have taken writing from the viewer. */
  isMuted: boolean;
}

export const NO_RIGHTS: ClubRights = { permissions: [], ownerIds: [], isMuted: false };

/** The rights that a club's details carry; none where a server says nothing. */
export function rightsIn({ permissions = [], owner, coOwners, sanction }: ClubDetails): ClubRights {
  return {
    permissions,
    ownerIds: [owner.id, ...coOwners.map(({ id }) => id)],
    isMuted: sanction === 'mute',
  };
}
