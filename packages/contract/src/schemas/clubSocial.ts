import { z } from 'zod';
import type { ClubPost, Comment } from '../entities';
import { IMAGE_ALT_MAX } from '../limits';
import { MEDIA_MAX, TEXT_LIMITS } from './textLimits';
import {
  actorId,
  id,
  keysetMeta,
  mediaUrls,
  optionalText,
  personSummary,
  reactionKind,
  text,
  timestamp,
} from './values';

export const clubPost = z.object({
  id: z.string(),
  content: z.string(),
  createdAt: timestamp,
  mediaUrls: z.array(z.string()),
  mediaAlts: z.array(z.string()),
  user: personSummary,
  reaction: reactionKind.nullable(),
  reactionCount: z.number().int(),
  commentCount: z.number().int(),
}) satisfies z.ZodType<ClubPost>;

export const comment = z.object({
  id: z.string(),
  content: z.string(),
  createdAt: timestamp,
  user: personSummary,
  parentComment: z.string().nullable(),
}) satisfies z.ZodType<Comment>;

/** GET /club-social/club-posts-feed/{userId}/{clubId}; newest first. */
export const clubFeedParams = z.object({ userId: id, clubId: id });
export const clubFeedResponse = z.object({
  data: z.object({ posts: z.array(clubPost) }),
  meta: keysetMeta,
});

/** POST /club-social/club-posts: text, pictures, or both. `mediaAlts` is an addition, in the order of `mediaUrls`. */
export const createClubPostBody = z
  .object({
    userId: actorId,
    clubId: id,
    content: optionalText(TEXT_LIMITS.clubPost),
    mediaUrls,
    mediaAlts: z.array(optionalText(IMAGE_ALT_MAX)).max(MEDIA_MAX).default([]),
  })
  .refine((body) => body.content !== '' || body.mediaUrls.length > 0, {
    path: ['content'],
    message: 'Write something or add a picture.',
  });
export const clubPostResponse = z.object({ data: z.object({ post: clubPost }) });

/** DELETE /club-social/club-posts/{clubId}/{postId}/{userId} */
export const deleteClubPostParams = z.object({ clubId: id, postId: id, userId: id });

/** /club-social/club-post-reactions/{postId}/{userId} and /count/{postId} */
export const postReactionParams = z.object({ postId: id, userId: id });
export const postParams = z.object({ postId: id });
export const clubPostReactionResponse = z.object({
  data: z.object({
    reaction: z.object({ reaction: reactionKind }).nullable(),
    count: z.number().int().optional(),
  }),
});
export const clubPostReactionCountResponse = z.object({
  data: z.object({ count: z.number().int() }),
});

/** POST /club-social/club-post-reactions; sets or replaces the person's one reaction. */
export const setClubPostReactionBody = z.object({
  clubPostId: id,
  userId: actorId,
  reaction: reactionKind,
});

/** GET /club-social/club-comments/{postId}/comments; oldest first. */
export const clubCommentsResponse = z.object({
  data: z.object({ comments: z.array(comment) }),
  meta: keysetMeta,
});

/** POST /club-social/club-comments. `parentComment` is an addition: the top-level comment this answers. */
export const createClubCommentBody = z.object({
  clubPostId: id,
  userId: actorId,
  content: text(TEXT_LIMITS.comment),
  parentComment: id.nullish(),
});
export const clubCommentResponse = z.object({ data: z.object({ comment }) });
