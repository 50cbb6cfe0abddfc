import { z } from 'zod';
import type { ClubMember, ReportedPost } from '../entities';
import { REPORT_REASONS } from '../limits';
import { clubPost } from './clubSocial';
import { cursor, id, keysetMeta, personSummary, search, timestamp } from './values';

export const clubMember = personSummary.extend({
  role: z.enum(['owner', 'coOwner', 'member']),
  isMuted: z.boolean().optional().describe('Sent to owner and co-owners only.'),
}) satisfies z.ZodType<ClubMember>;

const page = {
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

/** GET /clubs/{id}/members; owner, co-owners, then members by name. */
export const clubMembersQuery = z.object({ search, ...page });
export const clubMembersResponse = z.object({
  data: z.object({ members: z.array(clubMember) }),
  meta: keysetMeta,
});

/** GET /clubs/{id}/bans; newest first. */
export const clubBansResponse = z.object({ data: z.object({ banned: z.array(personSummary) }) });

/** PUT and DELETE /clubs/{id}/mutes/{userId} and /clubs/{id}/bans/{userId} */
export const sanctionParams = z.object({ id, userId: id });

/** POST /clubs/{id}/media, multipart field `media`. */
export const clubMediaResponse = z.object({ data: z.object({ mediaUrl: z.string() }) });

export const reportReason = z.enum(REPORT_REASONS);
/** POST /club-social/club-posts/{postId}/reports; one per person, the latest reason counts. */
export const reportPostBody = z.object({ reason: reportReason });

export const reportedPost = z.object({
  post: clubPost,
  reasons: z.array(z.object({ reason: reportReason, count: z.number().int() })),
  reportedAt: timestamp,
}) satisfies z.ZodType<ReportedPost>;

/** GET /clubs/{id}/reports; open ones, latest first, at most 100 posts. */
export const reportsResponse = z.object({ data: z.object({ reports: z.array(reportedPost) }) });

/** DELETE /clubs/{id}/reports/{postId}: the post stays. */
export const dismissReportsParams = z.object({ id, postId: id });
