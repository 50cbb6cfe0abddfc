import type { ClubPost, Comment, PersonSummary } from '@clubline/contract';
import type { ApiClient } from '../client';
import { readReactionKind } from '../reactions';

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : undefined;
const idOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Media addresses: a list, or a list as JSON text, under `mediaUrls` or `media_urls`. Anything else is none. */
export function readMediaUrls(fields: Fields): string[] {
  const value = fields.mediaUrls ?? fields.media_urls;
  let list: unknown = value;
  if (typeof value === 'string') {
    try {
      list = JSON.parse(value) as unknown;
    } catch {
      list = [];
    }
  }
  return Array.isArray(list)
    ? list.filter((url): url is string => typeof url === 'string' && url !== '')
    : [];
}

/** A person as far as they are known; every text may be empty. */
export function readPerson(value: unknown): PersonSummary {
  const person = asRecord(value);
  return {
    id: idOf(person.id),
    username: textOf(person.username),
    firstName: textOf(person.firstName),
    lastName: textOf(person.lastName),
    profilePicture: textOf(person.profilePicture) || null,
  };
}

/** Full name, else username. */
export function personName(
  person: Pick<PersonSummary, 'firstName' | 'lastName' | 'username'>,
): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.username;
}

/** A post with its author under `user` or `author`; null without an id. */
export function readPost(value: unknown): ClubPost | null {
  const post = asRecord(value);
  const id = idOf(post.id);
  if (!id) return null;
  const count = numberOf(post.reactionCount);
  return {
    id,
    content: textOf(post.content),
    createdAt: textOf(post.createdAt ?? post.created_at),
    mediaUrls: readMediaUrls(post),
    ...(Array.isArray(post.mediaAlts) && { mediaAlts: post.mediaAlts.map(textOf) }),
    user: readPerson(post.user ?? post.author),
    // A count alone does not say what the viewer's own reaction is: both are then asked for.
    ...(count !== undefined &&
      post.reaction !== undefined && {
        reactionCount: count,
        reaction: readReactionKind(asRecord(post.reaction).reaction ?? post.reaction),
      }),
    ...(numberOf(post.commentCount) !== undefined && { commentCount: numberOf(post.commentCount) }),
  };
}

/** The posts of an answer, newest first. */
export function readPosts(body: unknown): ClubPost[] {
  const root = asRecord(body);
  const data = asRecord(root.data);
  const list = [data.posts, asRecord(data.data).posts, root.posts, root.data].find((candidate) =>
    Array.isArray(candidate),
  ) as unknown[] | undefined;
  return (list ?? [])
    .map(readPost)
    .filter((post) => post !== null)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** A comment; `parentComment` may come as an id or as an object with one. Null without an id. */
export function readComment(value: unknown): Comment | null {
  const comment = asRecord(value);
  const id = idOf(comment.id);
  if (!id) return null;
  return {
    id,
    content: textOf(comment.content),
    createdAt: textOf(comment.createdAt ?? comment.created_at),
    user: readPerson(comment.user ?? comment.author),
    parentComment: idOf(comment.parentComment) || idOf(asRecord(comment.parentComment).id) || null,
  };
}

/** The comments of an answer, oldest first. */
export function readComments(body: unknown): Comment[] {
  const root = asRecord(body);
  const list = [asRecord(root.data).comments, root.comments, root.data].find((candidate) =>
    Array.isArray(candidate),
  ) as unknown[] | undefined;
  return (list ?? [])
    .map(readComment)
    .filter((comment) => comment !== null)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

const part = encodeURIComponent;

/** The calls of a club's feed. */
export const feedCalls = {
  load: async (client: ApiClient, userId: string, clubId: string): Promise<ClubPost[]> =>
    readPosts(await client.get(`/club-social/club-posts-feed/${part(userId)}/${part(clubId)}`)),
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
    const root = asRecord(await client.post('/club-social/club-posts', { mediaUrls: [], ...post }));
    const data = asRecord(root.data);
    return readPost(data.post) ?? readPost(root.post) ?? readPost(data);
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
    const root = asRecord(await client.post('/club-social/club-comments', comment));
    const data = asRecord(root.data);
    return readComment(data.comment) ?? readComment(root.comment) ?? readComment(data);
  },
};
