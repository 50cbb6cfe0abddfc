export interface Side {
  name: string;
  /** Points, runs or goals; in a playoff series the games won. Null before it begins. */
  score: number | null;
}

export interface Game {
  home: Side;
  away: Side;
  state: 'live' | 'final' | 'upcoming';
  /** How far it is, how it ended or when it begins, e.g. `Third quarter, 4:12`. */
  note: string;
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
