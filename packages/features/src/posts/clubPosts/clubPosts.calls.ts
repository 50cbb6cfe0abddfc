import type { ClubPost, Comment } from '@clubline/contract';
import {
  asAnswer,
  asCount,
  asId,
  asList,
  asRecord,
  asText,
  readMediaUrls,
  readPerson,
  type ApiClient,
} from '../../platform/client';
import { readReactionKind } from '../reactions/reactions.calls';

/** A post with its author under `user` or `author`; null without an id. */
export function readPost(value: unknown): ClubPost | null {
  const post = asRecord(value);
  const id = asId(post.id);
  if (!id) return null;
  const reactionCount = asCount(post.reactionCount);
  const commentCount = asCount(post.commentCount);
  return {
    id,
    content: asText(post.content),
    createdAt: asText(post.createdAt ?? post.created_at),
    mediaUrls: readMediaUrls(post),
    ...(Array.isArray(post.mediaAlts) && { mediaAlts: post.mediaAlts.map(asText) }),
    user: readPerson(post.user ?? post.author),
    // A count alone does not say what the viewer's own reaction is: both are then asked for.
    ...(reactionCount !== null &&
      post.reaction !== undefined && {
        reactionCount,
        reaction: readReactionKind(asRecord(post.reaction).reaction ?? post.reaction),
      }),
    ...(commentCount !== null && { commentCount }),
  };
}

/** The posts of an answer, newest first. */
export function readPosts(body: unknown): ClubPost[] {
  const { root, data } = asAnswer(body);
  return asList(data.posts, asRecord(data.data).posts, root.posts, root.data)
    .map(readPost)
    .filter((post) => post !== null)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** A comment; `parentComment` may come as an id or as an object with one. Null without an id. */
function readComment(value: unknown): Comment | null {
  const comment = asRecord(value);
  const id = asId(comment.id);
  if (!id) return null;
  return {
    id,
    content: asText(comment.content),
    createdAt: asText(comment.createdAt ?? comment.created_at),
    user: readPerson(comment.user ?? comment.author),
    parentComment: asId(comment.parentComment) || asId(asRecord(comment.parentComment).id) || null,
  };
}

/** The comments of an answer, oldest first. */
export function readComments(body: unknown): Comment[] {
  const { root, data } = asAnswer(body);
  return asList(data.comments, root.comments, root.data)
    .map(readComment)
    .filter((comment) => comment !== null)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

const part = encodeURIComponent;

/** The calls of a club's feed. */
export const clubPostsCalls = {
  load: async (
    client: ApiClient,
    userId: string,
    clubId: string,
    signal?: AbortSignal,
  ): Promise<ClubPost[]> =>
    readPosts(
      await client.get(`/club-social/club-posts-feed/${part(userId)}/${part(clubId)}`, {
        ...(signal && { signal }),
      }),
    ),
  /** Resolves with the stored post, or null when the answer does not show it. */
  async create(
    client: ApiClient,
    post: {
      userId: string;
      clubId: string;
      content: string;
      mediaUrls?: string[];
      mediaAlts?: string[];
    },
  ): Promise<ClubPost | null> {
    const { root, data } = asAnswer(
      await client.post('/club-social/club-posts', { mediaUrls: [], ...post }),
    );
    return readPost(data.post) ?? readPost(root.post) ?? readPost(data);
  },
  /** Resolves with the address of the picture, or null when the answer has none. */
  async uploadPicture(client: ApiClient, clubId: string, picture: File): Promise<string | null> {
    const form = new FormData();
    form.append('media', picture, picture.name);
    const { data } = asAnswer(await client.upload('POST', `/clubs/${part(clubId)}/media`, form));
    return asText(data.mediaUrl) || null;
  },
  remove: (
    client: ApiClient,
    { clubId, postId, userId }: { clubId: string; postId: string; userId: string },
  ): Promise<unknown> =>
    client.delete(`/club-social/club-posts/${part(clubId)}/${part(postId)}/${part(userId)}`),
  /** Comments that are only counted can wait for what people have asked to see. */
  loadComments: async (client: ApiClient, postId: string, isForCount = false): Promise<Comment[]> =>
    readComments(
      await client.get(
        `/club-social/club-comments/${part(postId)}/comments`,
        isForCount ? { priority: 'low' } : undefined,
      ),
    ),
  /** Resolves with the stored comment, or null when the answer does not show it. */
  async createComment(
    client: ApiClient,
    comment: { clubPostId: string; userId: string; content: string },
  ): Promise<Comment | null> {
    const { root, data } = asAnswer(await client.post('/club-social/club-comments', comment));
    return readComment(data.comment) ?? readComment(root.comment) ?? readComment(data);
  },
};
