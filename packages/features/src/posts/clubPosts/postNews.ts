import type { ClubPost, ProfilePost } from '@clubline/contract';
import { asCount } from '../../platform/client';
import type { FeedPost } from './feedPosts';

/** What is shown of several posts from now on, by their ids. */
export type PostChanges = ReadonlyMap<string, PostChange>;
/** Shows a change of a post a little later. */
export type ChangePost = (postId: string, change: PostChange) => void;
/** What others, or one's other pages, change of a post. */
export type PostChange = Partial<
  Pick<ClubPost, 'reactionCount' | 'commentCount' | 'reaction' | 'user'>
> & {
  /** Its author has given it these words. */
  edited?: Required<Pick<ProfilePost, 'content' | 'editedAt'>>;
  /** Comments were changed, deleted or answered. */
  areCommentsChanged?: boolean;
};
/** What has become of a post: it was written or removed, or something of it has changed. */
export type PostNews = PostChange & { created?: ClubPost; isRemoved?: true };

/** Whether this page is sending the post itself: it is shown already, and its answer under way. */
export function isBeingSent(shown: readonly FeedPost[], { content }: ClubPost): boolean {
  return shown.some((post) => post.isSending && !post.unsent && post.content === content);
}

/** The counts among what a server sent; what is no count is left out. */
export function countsOf(given: { reactionCount?: unknown; commentCount?: unknown }): PostChange {
  const reactionCount = asCount(given.reactionCount);
  const commentCount = asCount(given.commentCount);
  return {
    ...(reactionCount !== null && { reactionCount }),
    ...(commentCount !== null && { commentCount }),
  };
}

/** What of the news of a post is a change of it. */
export function changeIn(
  news: PostChange & { created?: unknown; isRemoved?: true } = {},
): PostChange {
  const { created: _created, isRemoved: _isRemoved, ...change } = news;
  return change;
}

/** What of a change is a field of the post. */
export const fieldsOf = ({
  edited,
  user,
  reaction,
  reactionCount,
  commentCount,
}: PostChange = {}) => ({
  ...edited,
  ...(user && { user }),
  ...(reaction !== undefined && { reaction }),
  ...(reactionCount !== undefined && { reactionCount }),
  ...(commentCount !== undefined && { commentCount }),
});
