import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { loadAgain } from '../../platform/cache';
import { useCatchUp } from '../../platform/subscription';
import { isUnclear } from '../../platform/writes';
import { commentsKey, linkedCommentKey } from '../clubPosts/clubPostKeys';

/**
 * Gives what asks again for the comments of a post, where they are known and out of date: until
 * there is an answer. A refusal is one.
 */
export function useCommentsAgain(): (clubId: string, postId: string) => void {
  const { cache, mutate } = useSWRConfig();
  const outOfDate = useRef(new Set<string>());
  const ask = useCatchUp(() =>
    Promise.all(
      [...outOfDate.current].map(async (key) => {
        await loadAgain(key, cache, mutate).catch((error: unknown) => {
          if (isUnclear(error)) throw error;
        });
        outOfDate.current.delete(key);
      }),
    ),
  );
  return (clubId, postId) => {
    const key = commentsKey(clubId, postId);
    const { data, isValidating = false } = cache.get(key) ?? {};
    // What is on its way for the first time may not know of it yet: it is asked for anew.
    if (data === undefined) return void (isValidating && mutate(key));
    outOfDate.current.add(key);
    // One that a link has led to is asked for by itself, where it is further back.
    for (const other of cache.keys())
      if (other.startsWith(linkedCommentKey(clubId, postId, ''))) outOfDate.current.add(other);
    ask();
  };
}
