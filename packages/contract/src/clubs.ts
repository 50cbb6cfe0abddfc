import type { ClubChannel } from './channels';
import type { ClubSanction } from './moderation';
import type { PersonSummary } from './profiles';
import type { Timestamp } from './timestamp';

export interface Club {
  id: string;
  name: string;
  slug?: string;
  description?: string | null;
  image?: string | null;
  ownerId?: string;
  ownerName?: string;
  owner?: Pick<PersonSummary, 'id' | 'firstName' | 'lastName'>;
  memberCount: number;
  maxMembers?: number | null;
  isPrivate: boolean;
  isActive: boolean;
  streamingSource?: string;
  createdAt?: Timestamp;
}

export interface ClubDetails {
  id: string;
  clubName: string;
  clubDescription: string | null;
  clubImage: string | null;
  memberCount: number;
  owner: PersonSummary;
  coOwners: PersonSummary[];
  /** Addition: saves the separate membership request. */
  isMember?: boolean;
  /** Addition: saves the separate channel request. */
  channels?: ClubChannel[];
  /** Addition: what this server lets the viewer do here beyond reading, posting and reacting. */
  permissions?: ClubPermission[];
  /** Addition: whether the owners have muted or banned the viewer. */
  sanction?: ClubSanction | null;
}

/** What a server may let a person do in a club, named in its details. */
export const CLUB_PERMISSIONS = [
  'attachPictures',
  'listMembers',
  'reportPosts',
  'moderate',
] as const;
export type ClubPermission = (typeof CLUB_PERMISSIONS)[number];

export type ClubRole = 'owner' | 'coOwner' | 'member';

/** Addition: a row of a club's member list. */
export interface ClubMember extends PersonSummary {
  role: ClubRole;
  /** Sent to owner and co-owners only. */
  isMuted?: boolean;
}

export const CLUB_NAME_MIN = 3;
export const DISCOVER_PAGE_SIZE = 20;

export interface ClubsClientEvents {
  /** Addition: asks for the events of a club one is a member of. */
  watchClub: (body: { clubId: string }) => void;
  unwatchClub: (body: { clubId: string }) => void;
}
