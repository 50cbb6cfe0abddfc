export interface Side {
  name: string;
  /** Points, runs or goals; in a playoff series the games won. Null before it begins. */
  score: number | null;
}

/**
 * How far a game is, how it ended or when it begins. Kinds, not words: the page says them in the
 * language of its reader.
 */
export type Stage =
  | { kind: 'quarter' | 'period'; number: number; clock: string }
  | { kind: 'halftime' }
  | { kind: 'inning'; half: 'top' | 'bottom'; number: number }
  | { kind: 'final'; after?: 'overtime' | 'shootout' }
  /** Ended after more of them than usual. */
  | { kind: 'final'; after: 'overtimes' | 'innings'; count: number }
  /** A day of the week counts from Sunday, which is 0; the time is `19:30`. */
  | { kind: 'start'; day: 'today' | 'tomorrow' | number; time: string }
  /** The game of a playoff series that is on, or comes tonight. */
  | { kind: 'seriesGame'; number: number; bestOf: number; isTonight: boolean }
  | { kind: 'seriesWon'; games: number };

export interface Game {
  home: Side;
  away: Side;
  state: 'live' | 'final' | 'upcoming';
  stage: Stage;
}

/** One page of scores. */
export interface Board {
  /** The last part of its address. */
  id: string;
  title: string;
  /** True while the games are made up; the page says so. */
  isSample: boolean;
  games: readonly Game[];
}
