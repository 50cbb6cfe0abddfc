import type { ScoresTexts } from './messages';

/** The tabs, in their order; the first is our own event. */
export const SCORE_TABS = ['AQUA', 'MLB', 'NBA', 'NFL', 'NHL', 'NCAAF'] as const;
/** A tab of the scores. */
export type ScoreTab = (typeof SCORE_TABS)[number];
export type League = Exclude<ScoreTab, 'AQUA'>;

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
  const name = league.toLowerCase() as Lowercase<typeof league>;
  return [{ title: copy.leagueScores(league), board: name, src: sources[name], ...scores }];
}
