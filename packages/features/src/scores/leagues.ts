import { leagueNames, type LeagueName } from '@clubline/contract';
import type { ScoresTexts } from './messages';

/** The tabs, in their order; the first is our own event. */
export const SCORE_TABS = ['AQUA', ...leagueNames.map(tabOfLeague)] as const;
/** A tab of the scores. */
export type ScoreTab = 'AQUA' | League;
export type League = Uppercase<LeagueName>;

/** The tab of a league, as an address names that. */
export function tabOfLeague(league: LeagueName): League {
  return league.toUpperCase() as League;
}

/** The league of a tab, as its address names it. */
export function leagueOfTab(tab: League): LeagueName {
  return tab.toLowerCase() as LeagueName;
}

/**
 * Where a provider's widgets are; for those that are not set, the backend's own boards stand in
 * where it has some.
 */
export interface WidgetSources {
  /** Whole address of the page with baseball's playoffs. */
  mlbPlayoffs?: string | undefined;
  /** Whole address of the page with baseball's season. */
  mlb?: string | undefined;
  /** Whole address of the page with basketball's scores. */
  nba?: string | undefined;
  /** Whole address of the page with American football's scores. */
  nfl?: string | undefined;
  /** Whole address of the page with ice hockey's scores. */
  nhl?: string | undefined;
  /** Whole address of the page with college football's scores. */
  ncaaf?: string | undefined;
  /**
   * The provider's pages post `{height}` to the page around them; one from which none comes counts
   * as not loaded.
   * @default false
   */
  postHeight?: boolean | undefined;
}

interface LeagueWidget {
  title: string;
  /** The board of the backend that may stand in. */
  board: string;
  src: string | undefined;
  initialHeight: number;
  minHeight: number;
  maxHeight: number;
}

const playoffs = { initialHeight: 450, minHeight: 450, maxHeight: 500 };
const scores = { initialHeight: 700, minHeight: 700, maxHeight: 800 };

/** The widgets of one league. */
export function widgetsOf(
  league: League,
  sources: WidgetSources,
  copy: ScoresTexts,
): LeagueWidget[] {
  if (league === 'MLB') {
    return [
      { title: copy.mlbPlayoffs, board: 'mlb-playoffs', src: sources.mlbPlayoffs, ...playoffs },
      { title: copy.mlbSeason, board: 'mlb', src: sources.mlb, ...scores },
    ];
  }
  const name = leagueOfTab(league) as Exclude<LeagueName, 'mlb'>;
  return [{ title: copy.leagueScores(league), board: name, src: sources[name], ...scores }];
}
