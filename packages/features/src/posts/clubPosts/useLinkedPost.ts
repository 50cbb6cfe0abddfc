import type { ClubPost } from '@clubline/contract';
import useSWR, { useSWRConfig } from 'swr';
import { changeKnown } from '../../platform/cache';
import { useClubline } from '../../platform/provider';
import { feedKey } from './clubPostKeys';
import { clubPostsCalls } from './clubPosts.calls';

/**
 * A post that a link has led to and that is further down than the feed has been loaded; null once
 * it is known to be gone. Nothing is asked for without an id.
 */
export function useLinkedPost(clubId: string, userId: string, postId: string | null) {
  const { client } = useClubline();
  const { cache, mutate: mutateAny } = useSWRConfig();
  const key = `${feedKey(clubId, userId)}:post:${postId}`;
  const { data, error, mutate } = useSWR<ClubPost | null>(
    postId && userId ? key : null,
    () => clubPostsCalls.loadOne(client, clubId, postId ?? ''),
    { revalidateOnMount: true },
  );
  return {
    post: data,
    error: data === undefined ? ((error as Error | undefined) ?? null) : null,
    retry: () => void mutate(),
    patch: (fields: Partial<ClubPost>) =>
      changeKnown<ClubPost | null>(
        key,
        (known) => known && { ...known, ...fields },
        cache,
        mutateAny,
      ),
    drop: () => void mutate(null, { revalidate: false }),
  };
}
