import { AUTHOR_FILTER, FEED_PAGE_SIZE, type ProfilePost } from '@clubline/contract';
import {
  asAnswer,
  asCount,
  asList,
  asRecord,
  readMediaUrl,
  readPageEnd,
  type ApiClient,
} from '../../platform/client';
import type { Pages } from '../../platform/paging';
import type { Clubline } from '../../platform/provider';
import type { SentWords } from '../../platform/writes';
import { readPost } from '../clubPosts/clubPosts.calls';
import { pictureForm } from '../composer/pictureForm';
import { readCount } from '../reactions/reactions.calls';

const part = encodeURIComponent;

/** What a server lets the authors of posts do. */
export interface PostAbilities {
  /** Most pictures of a post. */
  mediaMax: number;
  /** Describe pictures. */
  takesAlts: boolean;
  /** Give posts other words. */
  canEdit: boolean;
  /** Delete posts. */
  canDelete: boolean;
}

/** What every server lets them do. */
export const NO_ABILITIES: PostAbilities = {
  mediaMax: 1,
  takesAlts: false,
  canEdit: false,
  canDelete: false,
};

/** What an answer says that its server lets the authors of posts do. */
function readAbilities(body: unknown): PostAbilities {
  const meta = asRecord(asRecord(body).meta);
  return {
    mediaMax: asCount(meta.mediaMax) || NO_ABILITIES.mediaMax,
    takesAlts: meta.takesMediaAlts === true,
    canEdit: meta.editsPosts === true,
    canDelete: meta.deletesPosts === true,
  };
}

function listOf(body: unknown): unknown[] {
  const { root, data } = asAnswer(body);
  return asList(data.profilePosts, asRecord(data.data).profilePosts, root.profilePosts, root.data);
}

/** The posts of one author, newest first; an answer may hold everybody's. */
export function readProfilePosts(body: unknown, authorId: string): ProfilePost[] {
  return listOf(body)
    .map(readPost)
    .filter((post) => post !== null)
    .filter(({ user }) => user.id === authorId)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The post that an answer shows; null where it shows none. */
function storedPost(body: unknown): ProfilePost | null {
  const { root, data } = asAnswer(body);
  return (
    readPost(data.profilePost) ??
    readPost(root.profilePost) ??
    readPost(data.post) ??
    readPost(data) ??
    readPost(root)
  );
}

/** One person's posts, and what the server lets their author do. */
export interface LoadedPosts extends Pages<ProfilePost> {
  abilities: PostAbilities;
}

/** Whom posts are asked of. */
export type PostsServer = Pick<Clubline, 'client' | 'additions'>;

/** The calls of the posts on a profile. */
export const profilePostsCalls = {
  /**
   * A page of a person's posts, the first one without a cursor. A server that can filter is asked
   * for this author; what others send along is left out here.
   */
  async load(
    { client, additions }: PostsServer,
    authorId: string,
    cursor?: string,
  ): Promise<LoadedPosts> {
    const ask = () => {
      const isFiltered = additions.isLikely(AUTHOR_FILTER);
      const query = new URLSearchParams({
        ...(isFiltered && { userId: authorId }),
        ...(cursor && { cursor }),
      });
      const path = `/social/profile-posts${query.size > 0 ? `?${query}` : ''}`;
      return { isFiltered, answer: client.get(path, { pageSize: FEED_PAGE_SIZE }) };
    };
    const first = ask();
    const answer = await first.answer;
    // The first answer of all may be the one that says that it can be filtered.
    const isKnownNow = !first.isFiltered && additions.has(AUTHOR_FILTER);
    const body = isKnownNow ? await ask().answer : answer;
    return {
      items: readProfilePosts(body, authorId),
      ...readPageEnd(body, listOf(body).length, cursor),
      abilities: readAbilities(body),
    };
  },
  /** The newest posts of everybody. */
  async loadNewest(client: ApiClient): Promise<ProfilePost[]> {
    const body = await client.get('/social/profile-posts', { pageSize: FEED_PAGE_SIZE });
    return listOf(body)
      .map(readPost)
      .filter((post) => post !== null);
  },
  /** Resolves with the address of the picture, or null when the answer has none. */
  async uploadMedia(client: ApiClient, image: File, clientId?: string): Promise<string | null> {
    const form = pictureForm(image, clientId);
    return readMediaUrl(await client.upload('POST', '/social/profile-posts/upload-media', form));
  },
  /** Resolves with the stored post, or null when the answer does not show it. */
  async create(
    client: ApiClient,
    post: { content: string; mediaUrls: string[]; mediaAlts?: string[]; clientId?: string },
  ): Promise<ProfilePost | null> {
    return storedPost(await client.post('/social/profile-posts', post));
  },
  /** Only servers that say `editsPosts` answer this; null where the answer does not show it. */
  change: async (
    client: ApiClient,
    postId: string,
    words: SentWords,
  ): Promise<ProfilePost | null> =>
    storedPost(await client.patch(`/social/profile-posts/${part(postId)}`, words)),
  /** Only servers that say `deletesPosts` answer this. */
  remove: (client: ApiClient, postId: string): Promise<unknown> =>
    client.delete(`/social/profile-posts/${part(postId)}`),
  commentCount: async (client: ApiClient, postId: string): Promise<number> =>
    readCount(await client.get(`/social/profile-posts/${part(postId)}/comments-count`)),
};
