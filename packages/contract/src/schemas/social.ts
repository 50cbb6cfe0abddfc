import { z } from 'zod';
import type { ProfilePost } from '../entities';
import { IMAGE_ALT_MAX, PROFILE_POST_MAX } from '../limits';
import {
  actorId,
  count,
  id,
  keysetMeta,
  keysetQuery,
  mediaUrls,
  optionalText,
  personSummary,
  reactionKind,
  timestamp,
} from './values';
import { MEDIA_MAX } from './textLimits';

export const profilePost = z.object({
  id: z.string(),
  content: z.string(),
  createdAt: timestamp,
  mediaUrls: z.array(z.string()),
  user: personSummary,
  reaction: reactionKind.nullable(),
  reactionCount: z.number().int(),
  commentCount: z.number().int(),
  mediaAlts: z
    .array(z.string())
    .describe('Addition: what each picture shows, in words; empty where nobody has said it.'),
}) satisfies z.ZodType<ProfilePost>;

/** GET /social/profile-posts; newest first. `userId` is an addition: posts of that person only. */
export const profilePostsQuery = keysetQuery.extend({ userId: id.optional() });
export const profilePostsResponse = z.object({
  data: z.object({ profilePosts: z.array(profilePost) }),
  meta: keysetMeta.extend({
    takesMediaAlts: z.boolean().describe('Addition: posts may be sent with `mediaAlts`.'),
  }),
});

/** What the pictures show, in words, in the order of their addresses. */
const mediaAlts = z
  .array(optionalText(IMAGE_ALT_MAX))
  .max(MEDIA_MAX)
  .default([])
  .describe('Addition: what each picture shows, in words.');

/** POST /social/profile-posts: text, an image, or both. */
export const createProfilePostBody = z
  .object({ content: optionalText(PROFILE_POST_MAX).default(''), mediaUrls, mediaAlts })
  .refine((body) => body.mediaAlts.length <= body.mediaUrls.length, {
    path: ['mediaAlts'],
    message: 'More descriptions than pictures.',
  })
  .refine((body) => body.content !== '' || body.mediaUrls.length > 0, {
    path: ['content'],
    message: 'Write something or add an image.',
  });
export const profilePostResponse = z.object({ data: z.object({ profilePost }) });

/** POST /social/profile-posts/upload-media, multipart field `media`. */
export const profileMediaResponse = z.object({ data: z.object({ mediaUrl: z.string() }) });

/** GET /social/post-reactions/{postId}/{userId} */
export const profileReactionResponse = z.object({
  reaction: reactionKind.nullable(),
  count: z.number().int().optional(),
});

/** POST /social/post-reactions; sets or replaces the person's one reaction. */
export const setProfileReactionBody = z.object({
  profilePostId: id,
  userId: actorId,
  reaction: reactionKind,
});

/** GET /social/post-reactions/count/{postId}, /social/profile-posts/{postId}/comments-count */
export const profileCountResponse = count;
