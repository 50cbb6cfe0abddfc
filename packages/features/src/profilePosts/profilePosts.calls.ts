import type { ProfilePost } from '@clubline/contract';
import { ApiError, type ApiClient } from '../client';
import { readPost } from '../feed';
import { readCount } from '../reactions';

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const part = encodeURIComponent;

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((text) => (typeof text === 'string' ? text : '')) : [];

/** A post with the descriptions of its pictures, where the answer has them. */
export function readProfilePost(value: unknown): ProfilePost | null {
  const post = readPost(value);
  const mediaAlts = textsOf(asRecord(value).mediaAlts);
  return post && { ...post, ...(mediaAlts.length > 0 && { mediaAlts }) };
}

/** Whether the server takes descriptions of pictures: an answer says so, or does not. */
export function readTakesAlts(body: unknown): boolean {
  return asRecord(asRecord(body).meta).takesMediaAlts === true;
}

/** The posts of one author, newest first; an answer may hold everybody's. */
export function readProfilePosts(body: unknown, authorId: string): ProfilePost[] {
  const root = asRecord(body);
  const data = asRecord(root.data);
  const list = [
    data.profilePosts,
    asRecord(data.data).profilePosts,
    root.profilePosts,
    root.data,
  ].find((candidate) => Array.isArray(candidate)) as unknown[] | undefined;
  return (list ?? [])
    .map(readProfilePost)
    .filter((post) => post !== null)
    .filter(({ user }) => user.id === authorId)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The address of an uploaded picture, at `data.mediaUrl`, `mediaUrl` or `url`; null when there is none. */
export function readMediaUrl(body: unknown): string | null {
  const root = asRecord(body);
  const data = asRecord(root.data);
  return (
    [data.mediaUrl, root.mediaUrl, data.url, root.url].find(
      (value): value is string => typeof value === 'string' && value !== '',
    ) ?? null
  );
}

/** One person's posts, and whether their pictures may be described. */
export interface LoadedPosts {
  posts: ProfilePost[];
  takesAlts: boolean;
}

/** The calls of the posts on a profile. */
export const profilePostsCalls = {
  /** The author is named for backends that can filter; what others send along is left out here. */
  async load(client: ApiClient, authorId: string): Promise<LoadedPosts> {
    const body = await client
      .get(`/social/profile-posts?userId=${part(authorId)}`)
      .catch((error: unknown) => {
        // A strict server refuses a filter it does not know.
        if (error instanceof ApiError && error.status === 400)
          return client.get('/social/profile-posts');
        throw error;
      });
    return { posts: readProfilePosts(body, authorId), takesAlts: readTakesAlts(body) };
  },
  /** Resolves with the address of the picture, or null when the answer has none. */
  async uploadMedia(client: ApiClient, image: File): Promise<string | null> {
    const form = new FormData();
    form.append('media', image, image.name);
    return readMediaUrl(await client.upload('POST', '/social/profile-posts/upload-media', form));
  },
  /** Resolves with the stored post, or null when the answer does not show it. */
  async create(
    client: ApiClient,
    post: { content: string; mediaUrls: string[]; mediaAlts?: string[] },
  ): Promise<ProfilePost | null> {
    const root = asRecord(await client.post('/social/profile-posts', post));
    const data = asRecord(root.data);
    return (
      readProfilePost(data.profilePost) ??
      readProfilePost(root.profilePost) ??
      readProfilePost(data.post) ??
      readProfilePost(data) ??
      readProfilePost(root)
    );
  },
  commentCount: async (client: ApiClient, postId: string): Promise<number> =>
    readCount(await client.get(`/social/profile-posts/${part(postId)}/comments-count`)),
};
