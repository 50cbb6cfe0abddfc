import { z } from 'zod';
import { REPORT_REASONS } from '../moderation';
import type { ReportedPost } from '../moderation';
import { clubPost } from './posts';
import { personSummary } from './profiles';
import { id, timestamp } from './values';

/** GET /clubs/{id}/bans; newest first. */
export const clubBansResponse = z.object({ data: z.object({ banned: z.array(personSummary) }) });

/** PUT and DELETE /clubs/{id}/mutes/{userId} and /clubs/{id}/bans/{userId} */
export const sanctionParams = z.object({ id, userId: id });

const reportReason = z.enum(REPORT_REASONS);
/** POST /club-social/club-posts/{postId}/reports; one per person, the latest reason counts. */
export const reportPostBody = z.object({ reason: reportReason });

const reportedPost = z.object({
  post: clubPost,
  reasons: z.array(z.object({ reason: reportReason, count: z.number().int() })),
  reportedAt: timestamp,
}) satisfies z.ZodType<ReportedPost>;

/** GET /clubs/{id}/reports; open ones, latest first, at most 100 posts. */
export const reportsResponse = z.object({ data: z.object({ reports: z.array(reportedPost) }) });

/** DELETE /clubs/{id}/reports/{postId}: the post stays. */
export const dismissReportsParams = z.object({ id, postId: id });
