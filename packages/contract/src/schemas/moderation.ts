import { z } from 'zod';
import { REPORT_REASONS } from '../moderation';
import type { ReportedPost } from '../moderation';
import { cursor, keysetMeta } from './paging';
import { clubPost } from './posts';
import { personSummary } from './profiles';
import { id, timestamp } from './values';

/** GET /clubs/{id}/bans; newest first. */
export const clubBansResponse = z.object({
  data: z.object({ banned: z.array(personSummary) }),
  meta: keysetMeta,
});

/** PUT and DELETE /clubs/{id}/mutes/{userId} and /clubs/{id}/bans/{userId} */
export const sanctionParams = z.object({ id, userId: id });

/** GET /clubs/{id}/bans/{userId} */
export const clubBanResponse = z.object({ data: z.object({ isBanned: z.boolean() }) });

const reportReason = z.enum(REPORT_REASONS);
/** POST /club-social/club-posts/{postId}/reports; one per person, the latest reason counts. */
export const reportPostBody = z.object({ reason: reportReason });

const reportedPost = z.object({
  post: clubPost,
  reasons: z.array(z.object({ reason: reportReason, count: z.number().int() })),
  reportedAt: timestamp,
}) satisfies z.ZodType<ReportedPost>;

/** GET /clubs/{id}/reports; open ones, latest first. */
export const reportsQuery = z.object({
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
export const reportsResponse = z.object({
  data: z.object({ reports: z.array(reportedPost) }),
  meta: keysetMeta,
});

/** DELETE /clubs/{id}/reports/{postId}: the post stays. */
export const dismissReportsParams = z.object({ id, postId: id });
