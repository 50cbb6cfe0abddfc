import type { Generated } from 'kysely';

export type ClubRole = 'owner' | 'coOwner' | 'member';

export interface ClubTables {
  clubs: {
    id: string;
    name: string;
    slug: string;
    description: string | null;
    image: string | null;
    ownerId: string;
    /** Raised and lowered in the transaction that adds or removes a membership. */
    memberCount: number;
    maxMembers: number | null;
    /** 0 or 1. */
    isPrivate: number;
    /** 0 or 1. */
    isActive: number;
    streamingSource: string;
    createdAt: string;
    /** 0 while the memberships still have to be told of another name. */
    isNameCarried: Generated<number>;
    /** Since when it is gone for everybody, while what happened in it is being deleted. */
    deletedAt: Generated<string | null>;
  };
  /** Open until it is answered, withdrawn or expired; one a person and club. */
  coOwnerInvitations: {
    clubId: string;
    userId: string;
    invitedBy: string;
    createdAt: string;
    expiresAt: string;
  };
  clubMembers: {
    clubId: string;
    userId: string;
    role: ClubRole;
    joinedAt: string;
    /** The club's name in lower case, by which a person's clubs are in order. */
    nameKey: Generated<string>;
    /** When a private club was made; null for public ones. */
    privateCreatedAt: Generated<string | null>;
  };
}
