import type { ListedPerson, PersonSummary } from '@clubline/contract';
import useSWR, { useSWRConfig } from 'swr';
import { loadAgain } from '../../platform/cache';
import { loadPages, type Pages } from '../../platform/paging';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { useProfileEvents } from '../../posts';
import { followingKey } from '../profileKeys';
import { profilesCalls } from '../profiles.calls';
import { isIn } from '../useFollowCounts';

/** Rows read what the list they are in has asked for. */
const READ_ONLY = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/**
 * Of so many people it is asked whether the viewer follows them; of others, rows say it, or have no
 * button.
 */
const KNOWN_MAX = 1_000;

/** Whether the viewer follows a person of a list; null where it is not known. */
export function useIsFollowing({ id, isFollowing }: ListedPerson): boolean | null {
  const ownId = useCurrentUser()?.id ?? '';
  const { data } = useSWR<Pages<PersonSummary>>(ownId && followingKey(ownId), null, READ_ONLY);
  return isIn(data, id) ?? isFollowing ?? null;
}

/** Asks, while a list of people is shown, whom the viewer follows, and keeps it right. */
export function useOwnFollows(isShown: boolean): void {
  const { client } = useClubline();
  const ownId = useCurrentUser()?.id ?? '';
  const { cache, mutate } = useSWRConfig();
  const key = isShown && ownId ? followingKey(ownId) : null;
  useSWR<Pages<PersonSummary>>(key, () => {
    let known = 0;
    return loadPages(
      (cursor) => profilesCalls.follows(client, ownId, 'following', cursor ? { cursor } : {}),
      ({ items }) => (known += items.length) >= KNOWN_MAX,
    );
  });
  useProfileEvents(ownId, {
    followersChanged: () => void mutate(followingKey(ownId)),
    isWatching: key !== null,
    onCatchUp: () => loadAgain(followingKey(ownId), cache, mutate),
  });
}
