import type { ClubPost } from './posts';
import type { Timestamp } from './timestamp';

/** `mute`: reads and reacts, writes nothing. `ban`: is out and cannot join again. */
export type ClubSanction = 'mute' | 'ban';

/** Why a post is reported, in the order a form lists them. */
export const REPORT_REASONS = ['spam', 'abuse', 'hate', 'violence', 'private', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The lists that owner and co-owners keep of a club; invitations are for the owner alone. */
export type ModerationList = 'mutes' | 'bans' | 'reports' | 'invitations';

export interface ModerationServerEvents {
  /** Addition, to those who may read the list: it is not as it was. */
  clubModerationChanged: (body: {
    clubId: string;
    list: ModerationList;
    /** Of `mutes`: whose was imposed or lifted. */
    userId?: string;
    /** Of `mutes`: whether they are muted from now on. */
    isMuted?: boolean;
  }) => void;
}

/** Addition: a post that members have reported. */
export interface ReportedPost {
  post: ClubPost;
  /** How often each reason was given. */
  reasons: { reason: ReportReason; count: number }[];
  /** The latest report. */
  reportedAt: Timestamp;
}
