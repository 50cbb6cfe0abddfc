import type { ClubSanction, ReportReason } from '@clubline/contract';

export interface ModerationTables {
  /** Apart from memberships: a sanction outlasts leaving and joining again. */
  clubSanctions: {
    clubId: string;
    userId: string;
    kind: ClubSanction;
    imposedBy: string | null;
    createdAt: string;
  };
  /** How many of the open reports of a post give a reason; kept by triggers. */
  postReportCounts: { postId: string; reason: ReportReason; count: number };
  postReports: {
    postId: string;
    reporterId: string;
    reason: ReportReason;
    createdAt: string;
    /**
     * Set when an owner let the post stay; the row remains, so that the same person does not open
     * it again.
     */
    dismissedAt: string | null;
  };
}
