import { useMessages } from '../../platform/messages';
import type { useFeed } from '../clubPosts/useFeed';
import { postsMessages } from '../messages';
import { useClubComposer } from './useClubComposer';

/** What the draft of a post to a club is called. */
export const clubPostDraft = (clubId: string): string => `post_${clubId}`;

/** Writing a post to a club. */
export function useClubPostComposer(
  clubId: string,
  feed: ReturnType<typeof useFeed>,
  canAttach: boolean,
) {
  const text = useMessages(postsMessages);
  return useClubComposer({
    clubId,
    draftName: clubPostDraft(clubId),
    post: feed.post,
    canAttach,
    texts: { failed: text.postFailed, tryAgain: text.tryAgain, notSent: text.notSent },
  });
}
