import type { ClubChannel } from './channels';
import type { ClubSanction } from './moderation';
import type { ListedPerson, PersonSummary } from './profiles';
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
  /** Addition: whether the viewer belongs to it; in the list of all clubs. */
  isMember?: boolean;
}

export interface ClubDetails {
  id: string;
  clubName: string;
  clubDescription: string | null;
  clubImage: string | null;
  memberCount: number;
  owner: PersonSummary;
  coOwners: PersonSummary[];
  /** Addition: whether only members see it; who leaves it does not come back by themselves. */
  isPrivate?: boolean;
  /** Addition: saves the separate membership request. */
  isMember?: boolean;
  /** Addition: saves the separate channel request. */
  channels?: ClubChannel[];
  /** Addition: what this server lets the viewer do here beyond reading, posting and reacting. */
  permissions?: ClubPermission[];
  /** Addition: whether the owners have muted or banned the viewer. */
  sanction?: ClubSanction | null;
  /** Addition: that the owner has asked the viewer to be a co-owner, until it is answered. */
  coOwnerInvitation?: ReceivedCoOwnerInvitation | null;
}

/** Addition: an invitation to be a co-owner, as the invited person sees it. */
export interface ReceivedCoOwnerInvitation {
  invitedBy: PersonSummary;
  expiresAt: Timestamp;
}

/** Addition: an invitation to be a co-owner, as the owner sees it. */
export interface CoOwnerInvitation {
  person: PersonSummary;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

/** After so many days an invitation that nobody has answered is over. */
export const CO_OWNER_INVITATION_DAYS = 14;
/** Most co-owners of a club, with those who have been invited. */
export const CO_OWNERS_MAX = 20;

/** What a server may let a person do in a club, named in its details. */
export const CLUB_PERMISSIONS = [
  'attachPictures',
  /** To send pictures, with what they show in words, in channels. */
  'attachToMessages',
  /** To answer comments, and to change and delete one's own. */
  'changeComments',
  /** To change one's own messages in channels. */
  'changeMessages',
  /** To delete one's own messages in channels. */
  'deleteMessages',
  /** To ask whom a mention in the club does not reach, because they are no members. */
  'checkMentions',
  'listMembers',
  'reportPosts',
  'moderate',
  /** To pin posts to the top of the club's feed. */
  'pinPosts',
  'manageCoOwners',
  'resign',
] as const;
export type ClubPermission = (typeof CLUB_PERMISSIONS)[number];

export type ClubRole = 'owner' | 'coOwner' | 'member';

/** Addition: a row of a club's member list. */
export interface ClubMember extends ListedPerson {
  role: ClubRole;
  /** Sent to owner and co-owners only. */
  isMuted?: boolean;
}

export const CLUB_NAME_MIN = 3;
export const DISCOVER_PAGE_SIZE = 20;

export interface ClubsServerEvents {
  /** Addition: somebody has joined or left, or is something else there now. */
  clubMembersChanged: (body: {
    clubId: string;
    memberCount: number;
    /** Who is in it, as what, from now on. */
    member?: ClubMember;
    /** The `id` of who is in it no more. */
    leftId?: string;
  }) => void;
  /** Addition: what the club says of itself has changed, or its channels, or who runs it. */
  clubChanged: (body: { clubId: string }) => void;
  /** Addition: what the viewer is to a club, or may do there, has changed. */
  ownMembershipChanged: (body: {
    clubId: string;
    /** Where that has changed: whether they belong to it from now on. */
    isMember?: boolean;
  }) => void;
  /**
   * Addition, to who watches the lists of clubs, and of a private club to its members: there is a
   * new one, or it is not as it was; null when it is there no more.
   */
  clubListed: (body: { clubId: string; club: Club | null }) => void;
}

export interface ClubsClientEvents {
  /** Addition: asks for the events of a club one is a member of. */
  watchClub: (body: { clubId: string }) => void;
  unwatchClub: (body: { clubId: string }) => void;
  /** Addition: asks for what changes in the lists of clubs. */
  watchClubs: (body: Record<string, never>) => void;
  unwatchClubs: (body: Record<string, never>) => void;
}
