import type { LeagueName } from '@clubline/contract';
import { useRoutedChoice } from '../platform/navigation';
import { useClubline } from '../platform/provider';
import type { RacerSearchState, ResultAddress } from '../results';
import { leagueOfTab, tabOfLeague, type ScoreTab } from './leagues';

interface AddressedScores {
  league: LeagueName | undefined;
  /** What the racer search is open with; null while it is closed. */
  query: string | null;
  result: ResultAddress | null;
}

/** Which board of the scores is shown, and whether the racer search lies over our own. */
export function useScoresSection({ league, query, result }: AddressedScores) {
  const { hrefFor, navigate } = useClubline();
  const ownTab: ScoreTab = league ? tabOfLeague(league) : 'AQUA';
  const { choice, choose, goBackTo } = useRoutedChoice<ScoreTab | 'search'>(
    query === null ? ownTab : 'search',
    (chosen) => {
      if (chosen === 'search') return { to: 'scoresSearch' };
      return chosen === 'AQUA' ? { to: 'scores' } : { to: 'league', league: leagueOfTab(chosen) };
    },
    result,
  );
  const search: RacerSearchState = {
    isOpen: choice === 'search',
    onOpenChange: (isOpen) => (isOpen ? choose('search') : goBackTo('AQUA')),
    query: query ?? '',
    onQueryChange: (words) =>
      navigate(hrefFor({ to: 'scoresSearch', query: words.trim() }), {
        replace: true,
        keepsPlace: true,
      }),
    // It goes with the page: closed before, it would stay so for whoever goes back before the next
    // page has come.
    onLeave: () => undefined,
  };
  return { tab: choice === 'search' ? ('AQUA' as const) : choice, showTab: choose, search };
}
