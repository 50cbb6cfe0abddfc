import type { SearchGroup } from '@clubline/ui';
import { useOwnClubs } from '../clubs';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { latestRaces, resultsMessages, useEventDays } from '../results';
import { useHits } from './useHits';
import type { SearchedEvent } from './useSearchGroups';

/** So many of each are offered. */
const SHOWN = 3;

/**
 * What may be looked for before anything is typed: one's own clubs and the latest races. The clubs
 * are asked for while it is active.
 */
export function useSuggestions(event: SearchedEvent | undefined, isActive = true): SearchGroup[] {
  const { hrefFor } = useClubline();
  const texts = useMessages(resultsMessages);
  const hits = useHits('');
  const clubs = useOwnClubs(isActive);
  const days = useEventDays(event?.days);
  return [
    { kind: 'clubs', status: 'ready', hits: clubs.slice(0, SHOWN).map(hits.club) },
    {
      kind: 'races',
      status: 'ready',
      hits: latestRaces(days, SHOWN, hrefFor, texts).map(hits.race),
    },
  ];
}
