import { useEffect, useRef, useState } from 'react';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { useKeptWords } from '../../platform/writes';
import { clubPostsCalls } from '../clubPosts/clubPosts.calls';
import { commentsName } from './comments.writes';

/**
 * Comments to posts that others have deleted: what was being written, or could not be sent.
 * @param clubIdOf the club that a post is, or was, of
 */
export function useLostComments(clubIdOf: (postId: string) => string) {
  const kept = useKeptWords();
  const [lost, setLost] = useState<readonly string[]>([]);
  return {
    /** Names of their places. */
    lost,
    /** Called before a post goes that somebody else has deleted. */
    keep(postId: string) {
      const name = commentsName(clubIdOf(postId), postId);
      if (kept.placesFrom(name).includes(name))
        setLost((known) => [...known.filter((one) => one !== name), name]);
    },
    /** Called with a post that one has deleted oneself. */
    drop: (postId: string) => kept.discardAll(commentsName(clubIdOf(postId), postId)),
  };
}

interface LoadedFeed {
  posts: readonly { id: string }[];
  isSettled: boolean;
  error: Error | null;
}

/**
 * Looks, whenever a feed has come, for posts that are not in it and that somebody has words for:
 * they may have been deleted while nobody looked. Each is looked for once.
 */
export function useGonePosts(
  clubId: string,
  { posts, isSettled, error }: LoadedFeed,
  onGone: (postId: string) => void,
): void {
  const { client } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const { placesFrom } = useKeptWords();
  const looked = useRef(new Set<string>());
  const isReady = isSettled && error === null && userId !== '';
  useEffect(() => {
    if (!isReady) return;
    const start = commentsName(clubId, '');
    for (const postId of placesFrom(start).map((name) => name.slice(start.length))) {
      if (looked.current.has(postId) || posts.some(({ id }) => id === postId)) continue;
      looked.current.add(postId);
      void clubPostsCalls.isThere(client, { userId, clubId, postId }).then(
        (isThere) => void (isThere || onGone(postId)),
        () => undefined,
      );
    }
    // Once for each answer, whatever is rendered meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady]);
}
