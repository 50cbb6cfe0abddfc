import type { ProfilePost } from '@clubline/contract';
import type { ApiClient } from '../client';
import { readPost } from '../feed';
import { readCount } from '../reactions';

type Fields = Record<string, unknown>;
const asRecord = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const part = encodeURIComponent;

/** The posts of one author, newest first; an answer may hold everybody's. */
export function readProfilePosts(body: unknown, authorId: string): ProfilePost[] {
  const root = asRecord(body);
  const data = asRecord(root.data);
  const list = [data.profilePosts, asRecord(data.data).profilePosts, root.profilePosts, root.data].find((candidate) => Array.isArray(candidate)) as unknown[] | undefined;
  return (list ?? [])
    .map(readPost)
    .filter((post) => post !== null)
    .filter(({ user }) => user.id === authorId)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The address of an uploaded picture, at `data.mediaUrl`, `mediaUrl` or `url`; null when there is none. */
export function readMediaUrl(body: unknown): string | null {
  const root = asRecord(body);
  const data = asRecord(root.data);
  return [data.mediaUrl, root.mediaUrl, data.url, root.url].find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}

/** The calls of the posts on a profile. */
export const profilePostsCalls = {
  /** The author is named for backends that can filter; what others send along is left out here. */
  load: async (client: ApiClient, authorId: string): Promise<ProfilePost[]> => readProfilePosts(await client.get(`/social/profile-posts?userId=${part(authorId)}`), authorId),
  /** Resolves with the address of the picture, or null when the answer has none. */
  async uploadMedia(client: ApiClient, image: File): Promise<string | null> {
    const form = new FormData();
    form.append('media', image, image.name);
    return readMediaUrl(await client.upload('POST', '/social/profile-posts/upload-media', form));
  },
  /** Resolves with the stored post, or null when the answer does not show it. */
  async create(client: ApiClient, post: { content: string; mediaUrls: string[] }): Promise<ProfilePost | null> {
    const root = asRecord(await client.post('/social/profile-posts', post));
    const data = asRecord(root.data);
    return readPost(data.profilePost) ?? readPost(root.profilePost) ?? readPost(data.post) ?? readPost(data) ?? readPost(root);
  },
  commentCount: async (client: ApiClient, postId: string): Promise<number> => readCount(await client.get(`/social/profile-posts/${part(postId)}/comments-count`)),
};
