import { z } from 'zod';
import { IMAGE_ALT_MAX, MEDIA_MAX } from '../pictures';
import { FEED_PAGE_SIZE, PINNED_POSTS_MAX, PROFILE_POST_MAX, REACTION_KINDS } from '../posts';
import type { ClubPost, Comment, ProfilePost } from '../posts';
import { keysetMeta, keysetQuery } from './paging';
import { personSummary } from './profiles';
import {
  actorId,
  clientId,
  id,
  optionalText,
  search,
  seenContent,
  text,
  timestamp,
} from './values';

const CLUB_POST_MAX = 5_000;
const COMMENT_MAX = 2_000;

export const reactionKind = z.enum(REACTION_KINDS);

/** Addresses of images uploaded to this server. */
export const mediaUrls = z
  .array(z.string().min(1).max(500))
  .max(MEDIA_MAX, `At most ${MEDIA_MAX} images.`)
  .default([]);

/** Descriptions of the pictures, in the order of their addresses. */
export const mediaAlts = z.array(optionalText(IMAGE_ALT_MAX)).max(MEDIA_MAX).default([]);

/** What may come with a picture for a post. */
export const mediaFields = z.object({ clientId });

/** Answer to a picture sent as multipart field `media`. */
export const mediaResponse = z.object({ data: z.object({ mediaUrl: z.string() }) });

export const postParams = z.object({ postId: id });
export const postReactionParams = z.object({ postId: id, userId: id });

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

/** GET /club-social/club-posts-feed/{userId}/{clubId}; newest first. */
export const clubFeedParams = z.object({ userId: id, clubId: id });
export const clubFeedResponse = z.object({
  data: z.object({
    posts: z.array(clubPost),
    pinnedPosts: z
      .array(clubPost)
      .optional()
      .describe(
        'Addition, on the first page: those that stand first, the one pinned last before the ' +
          'others. Each is in its place by time as well.',
      ),
  }),
  meta: keysetMeta,
});

/**
 * POST /club-social/club-posts: text, pictures, or both. `mediaAlts` is an addition, in the order
 * of `mediaUrls`.
 */
export const createClubPostBody = z
  .object({
    userId: actorId,
    clubId: id,
    content: optionalText(CLUB_POST_MAX),
    mediaUrls,
    mediaAlts,
    clientId,
  })
  .refine((body) => body.content !== '' || body.mediaUrls.length > 0, {
    path: ['content'],
    message: 'Write something or add a picture.',
  });
export const clubPostResponse = z.object({ data: z.object({ post: clubPost }) });

/** GET /club-social/club-posts/{clubId}/{postId}, an addition: a post that no page so far held. */
export const clubPostParams = z.object({ clubId: id, postId: id });

/** PUT and DELETE /club-social/club-posts/{clubId}/{postId}/pin, additions. */
export const pinnedPostsResponse = z.object({
  data: z.object({
    postIds: z.array(z.string()).max(PINNED_POSTS_MAX).describe('Pinned by now, in their order.'),
  }),
});

/** DELETE /club-social/club-posts/{clubId}/{postId}/{userId} */
export const deleteClubPostParams = z.object({ clubId: id, postId: id, userId: id });

/** /club-social/club-post-reactions/{postId}/{userId} and /count/{postId} */
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

const comment = z.object({
  id: z.string(),
  content: z.string(),
  createdAt: timestamp,
  user: personSummary,
  parentComment: z.string().nullable(),
  editedAt: timestamp
    .nullable()
    .describe('Addition: when its author last changed it; null for never.'),
}) satisfies z.ZodType<Comment>;

/** GET /club-social/club-comments/{postId}/comments; oldest first. */
export const clubCommentsResponse = z.object({
  data: z.object({ comments: z.array(comment) }),
  meta: keysetMeta,
});

/**
 * POST /club-social/club-comments. `parentComment` is an addition: the top-level comment this
 * answers.
 */
export const createClubCommentBody = z.object({
  clubPostId: id,
  userId: actorId,
  content: text(COMMENT_MAX),
  parentComment: id.nullish(),
  clientId,
});

/** GET /club-social/club-comments/{postId}/comments/{commentId}, an addition. */
export const postCommentParams = z.object({ postId: id, commentId: id });
export const postCommentResponse = z.object({
  data: z.object({
    comments: z.array(comment).describe('The comment; before a reply, what it answers.'),
  }),
});

/** PATCH and DELETE /club-social/club-comments/{commentId}, additions. */
export const clubCommentParams = z.object({ commentId: id });
export const updateClubCommentBody = z.object({
  content: text(COMMENT_MAX),
  seen: seenContent(COMMENT_MAX),
});
export const clubCommentResponse = z.object({ data: z.object({ comment }) });

const profilePost = z.object({
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
  editedAt: timestamp
    .nullable()
    .describe('Addition: when its author last changed it; null for never.'),
}) satisfies z.ZodType<ProfilePost>;

/** GET /social/profile-posts; newest first. `userId` is an addition: posts of that person only. */
export const profilePostsQuery = keysetQuery.extend({ userId: id.optional() });
export const profilePostsResponse = z.object({
  data: z.object({ profilePosts: z.array(profilePost) }),
  meta: keysetMeta.extend({
    takesMediaAlts: z.boolean().describe('Addition: posts may be sent with `mediaAlts`.'),
    mediaMax: z.number().int().describe('Addition: most pictures of one post.'),
    editsPosts: z.boolean().describe('Addition: authors may change the words of their posts.'),
    deletesPosts: z.boolean().describe('Addition: authors may delete their posts.'),
  }),
});

/** POST /social/profile-posts: text, an image, or both. */
export const createProfilePostBody = z
  .object({
    content: optionalText(PROFILE_POST_MAX).default(''),
    mediaUrls,
    mediaAlts: mediaAlts.describe('Addition: what each picture shows, in words.'),
    clientId,
  })
  .refine((body) => body.mediaAlts.length <= body.mediaUrls.length, {
    path: ['mediaAlts'],
    message: 'More descriptions than pictures.',
  })
  .refine((body) => body.content !== '' || body.mediaUrls.length > 0, {
    path: ['content'],
    message: 'Write something or add an image.',
  });
export const profilePostResponse = z.object({ data: z.object({ profilePost }) });

/** PATCH /social/profile-posts/{postId}, an addition: other words; pictures stay. */
export const updateProfilePostBody = z.object({
  content: optionalText(PROFILE_POST_MAX),
  seen: seenContent(PROFILE_POST_MAX),
});

/** GET and DELETE /social/post-reactions/{postId}/{userId} */
export const profilePostReactionResponse = z.object({
  reaction: reactionKind.nullable(),
  count: z.number().int().optional(),
});

/** POST /social/post-reactions; sets or replaces the person's one reaction. */
export const setProfilePostReactionBody = z.object({
  profilePostId: id,
  userId: actorId,
  reaction: reactionKind,
});

/** GET /social/feed, an addition: posts of one's clubs and followed people, newest first. */
export const homeFeedQuery = keysetQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).default(FEED_PAGE_SIZE),
  search,
});
const feedClub = z.object({ id: z.string(), name: z.string() });
const feedItem = z.object({
  kind: z.enum(['clubPost', 'profilePost']),
  club: feedClub.optional().describe('Where a post of a club was written.'),
  post: clubPost.extend({ editedAt: timestamp.nullable().optional() }),
});
export const homeFeedResponse = z.object({
  data: z.object({ items: z.array(feedItem) }),
  meta: keysetMeta,
});

/** GET /social/post-reactions/count/{postId}, /social/profile-posts/{postId}/comments-count */
export const profilePostCountResponse = z.object({ count: z.number().int() });

/** Payload of the socket's events about one's home feed. */
export const watchHomeFeedEvent = z.object({});
