import type { SearchGroup } from '@clubline/ui';
import useSWR from 'swr';
import { useClubline } from '../platform/provider';
import { useCurrentUser } from '../platform/session';
import { openPeople, type ListPerson } from '../profiles';
import { racersCalls, type RacerProfile } from '../racers';
import { useHits } from './useHits';

/** So many of each are shown. */
const SHOWN = 6;

/** People whom the viewer may want to follow, and racers: the first of each that the server has. */
export function useExploredGroups() {
  const { client, hrefFor } = useClubline();
  const userId = useCurrentUser()?.id ?? '';
  const hits = useHits('');
  const people = useSWR<ListPerson[]>(userId ? `explore:people:${userId}` : null, async () => {
    const { items } = await openPeople(client, '')();
    return items
      .filter(({ id, isFollowing }) => id !== userId && isFollowing !== true)
      .slice(0, SHOWN);
  });
  const racers = useSWR<RacerProfile[]>(userId ? `explore:racers:${userId}` : null, async () => {
    const { items } = await racersCalls.open(client, '')();
    return items.filter(({ name }) => name !== '').slice(0, SHOWN);
  });
  return {
    groups: [
      {
        kind: 'people' as const,
        hits: people.data?.map(hits.person) ?? [],
        status: statusOf(people),
        moreHref: hrefFor({ to: 'search' }),
        onRetry: () => void people.mutate(),
      },
      {
        kind: 'racers' as const,
        hits: racers.data?.map(hits.racer) ?? [],
        status: statusOf(racers),
        moreHref: hrefFor({ to: 'scoresSearch' }),
        onRetry: () => void racers.mutate(),
      },
    ],
    /** Somebody of those who are shown. */
    personOf: (id: string) => people.data?.find((person) => person.id === id),
  };
}

function statusOf({ data, error }: { data: unknown; error?: unknown }): SearchGroup['status'] {
  if (data) return 'ready';
  return error ? 'error' : 'loading';
}
