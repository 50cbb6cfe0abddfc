import { FEED_PAGE_SIZE, type ClubPost, type Comment, type ProfilePost } from '@clubline/contract';
import {
  ApiError,
  asAnswer,
  asCount,
  asId,
  asList,
  asRecord,
  asText,
  readMediaUrls,
  readPageEnd,
  readPerson,
  type ApiClient,
} from '../../platform/client';
import type { Pages } from '../../platform/paging';
import type { SentWords } from '../../platform/writes';
import { pictureForm } from '../composer/pictureForm';
import { readReactionKind } from '../reactions/reactions.calls';

/** A post with its author under `user` or `author`; null without an id. */
export function readPost(value: unknown): (ClubPost & Pick<ProfilePost, 'editedAt'>) | null {
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
    ...(asText(post.editedAt) && { editedAt: asText(post.editedAt) }),
  };
}

function postsIn(body: unknown): unknown[] {
  const { root, data } = asAnswer(body);
  return asList(data.posts, asRecord(data.data).posts, root.posts, root.data);
}

/** The posts of an answer, newest first. */
export function readPosts(body: unknown): ClubPost[] {
  return postsIn(body)
    .map(readPost)
    .filter((post) => post !== null)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Ids of pinned posts, in their order; null for anything else. */
export const readPins = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.map(asId).filter((id) => id !== '') : null;

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
    ...(asText(comment.editedAt) && { editedAt: asText(comment.editedAt) }),
  };
}

function commentsIn(body: unknown): unknown[] {
  const { root, data } = asAnswer(body);
  return asList(data.comments, root.comments, root.data);
}

/** The comments of an answer, oldest first. */
export function readComments(body: unknown): Comment[] {
  return commentsIn(body)
    .map(readComment)
    .filter((comment) => comment !== null)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** A page of a feed; the first one has what stands first, where the server knows such posts. */
export interface FeedPage extends Pages<ClubPost> {
  pinned?: ClubPost[];
}

/** Comments asked for at once, replies among them. */
export const COMMENTS_PAGE_SIZE = 30;

const part = encodeURIComponent;
const pageQuery = (cursor?: string) => (cursor ? `?cursor=${part(cursor)}` : '');

/** The calls of a club's feed. */
export const clubPostsCalls = {
  /** A page of a club's posts, newest first; the first one without a cursor. */
  async load(
    client: ApiClient,
    { userId, clubId }: { userId: string; clubId: string },
    { cursor, signal }: { cursor?: string; signal?: AbortSignal } = {},
  ): Promise<FeedPage> {
    const body = await client.get(
      `/club-social/club-posts-feed/${part(userId)}/${part(clubId)}${pageQuery(cursor)}`,
      { pageSize: FEED_PAGE_SIZE, ...(signal && { signal }) },
    );
    const { pinnedPosts } = asAnswer(body).data;
    return {
      items: readPosts(body),
      ...readPageEnd(body, postsIn(body).length, cursor),
      ...(Array.isArray(pinnedPosts) && {
        pinned: pinnedPosts.map(readPost).filter((post) => post !== null),
      }),
    };
  },
  /**
   * One post that no page known so far holds; null when it is gone. Only servers that send feeds in
   * pages answer this.
   */
  async loadOne(client: ApiClient, clubId: string, postId: string): Promise<ClubPost | null> {
    const path = `/club-social/club-posts/${part(clubId)}/${part(postId)}`;
    const body = await client.get(path).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    return readPost(asAnswer(body).data.post);
  },
  /** Whether a post may be in the feed; where the server does not let one know, it may. */
  async isThere(
    client: ApiClient,
    { userId, clubId, postId }: { userId: string; clubId: string; postId: string },
  ): Promise<boolean> {
    const page = await clubPostsCalls.load(client, { userId, clubId });
    const { items, pinned = [], nextCursor, cutAt } = page;
    if ([...pinned, ...items].some(({ id }) => id === postId)) return true;
    if (!nextCursor) return cutAt !== undefined;
    return (await clubPostsCalls.loadOne(client, clubId, postId)) !== null;
  },
  /** Resolves with the stored post, or null when the answer does not show it. */
  async create(
    client: ApiClient,
    post: {
      userId: string;
      clubId: string;
      content: string;
      mediaUrls?: string[];
      mediaAlts?: string[];
      clientId?: string;
    },
  ): Promise<ClubPost | null> {
    const { root, data } = asAnswer(
      await client.post('/club-social/club-posts', { mediaUrls: [], ...post }),
    );
    return readPost(data.post) ?? readPost(root.post) ?? readPost(data);
  },
  /** Resolves with the address of the picture, or null when the answer has none. */
  async uploadPicture(
    client: ApiClient,
    clubId: string,
    picture: File,
    clientId?: string,
  ): Promise<string | null> {
    const form = pictureForm(picture, clientId);
    const { data } = asAnswer(await client.upload('POST', `/clubs/${part(clubId)}/media`, form));
    return asText(data.mediaUrl) || null;
  },
  remove: (
    client: ApiClient,
    { clubId, postId, userId }: { clubId: string; postId: string; userId: string },
  ): Promise<unknown> =>
    client.delete(`/club-social/club-posts/${part(clubId)}/${part(postId)}/${part(userId)}`),
  /**
   * Pins a post or unpins it; resolves with the ids of those that are pinned then, or null where
   * the answer does not show them. Only servers that say `pinPosts` answer this.
   */
  async setPinned(
    client: ApiClient,
    { clubId, postId, isPinned }: { clubId: string; postId: string; isPinned: boolean },
  ): Promise<string[] | null> {
    const path = `/club-social/club-posts/${part(clubId)}/${part(postId)}/pin`;
    const { postIds } = asAnswer(await (isPinned ? client.put(path) : client.delete(path))).data;
    return readPins(postIds);
  },
  /**
   * One comment, after the one that it answers; none once it is gone. Only servers that say
   * `single-comments` answer this.
   */
  async loadComment(client: ApiClient, postId: string, commentId: string): Promise<Comment[]> {
    const path = `/club-social/club-comments/${part(postId)}/comments/${part(commentId)}`;
    return readComments(
      await client.get(path).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    );
  },
  /**
   * A page of a post's comments, newest first; the first one without a cursor. Comments that are
   * only counted can wait for what people have asked to see.
   */
  async loadComments(
    client: ApiClient,
    postId: string,
    {
      cursor,
      isForCount = false,
      rows = COMMENTS_PAGE_SIZE,
    }: { cursor?: string; isForCount?: boolean; rows?: number } = {},
  ): Promise<Pages<Comment>> {
    const body = await client.get(
      `/club-social/club-comments/${part(postId)}/comments${pageQuery(cursor)}`,
      { pageSize: rows, ...(isForCount && { priority: 'low' }) },
    );
    return {
      items: readComments(body).toReversed(),
      ...readPageEnd(body, commentsIn(body).length, cursor),
    };
  },
  /** Resolves with the stored comment, or null when the answer does not show it. */
  async createComment(
    client: ApiClient,
    comment: {
      clubPostId: string;
      userId: string;
      content: string;
      parentComment?: string;
      clientId?: string;
    },
  ): Promise<Comment | null> {
    const { root, data } = asAnswer(await client.post('/club-social/club-comments', comment));
    return readComment(data.comment) ?? readComment(root.comment) ?? readComment(data);
  },
  /** Only servers that say `changeComments` answer this; null where the answer does not show it. */
  async changeComment(
    client: ApiClient,
    { id, ...words }: { id: string } & SentWords,
  ): Promise<Comment | null> {
    const body = await client.patch(`/club-social/club-comments/${part(id)}`, words);
    return readComment(asAnswer(body).data.comment);
  },
  /** As `changeComment`. */
  deleteComment: (client: ApiClient, id: string): Promise<unknown> =>
    client.delete(`/club-social/club-comments/${part(id)}`),
};
