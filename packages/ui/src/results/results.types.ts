/** Why a rider has no place in a moto. */
export type MotoStatus = 'DNF' | 'DNS' | 'DSQ';

/** How a rider did in one moto. */
export interface RaceMoto {
  /** Null when there was no finish. */
  pos: number | null;
  /** Why there is no place, shown in its stead; without it a dash is. */
  status?: MotoStatus | undefined;
  /** What `readRace` found as `pos` and cannot read; it shows, and keeps others from its place. */
  unreadPos?: string | undefined;
}

/** One rider's results in a race. */
export interface RaceRow {
  /** The official order; rows without one stand last. */
  rank: number | null;
  /** Number on the boat, e.g. 7 or `X12`. */
  bikeNumber: number | string | null;
  /** The rider's name; a dash where data have none. */
  rider: string;
  /** Years, as they are shown; a dash where they are not known. */
  age?: number | string | null | undefined;
  /** One per moto, in the order of `motoLabels`. */
  motos: readonly RaceMoto[];
  /** The official final place; computed from the motos when left out. */
  finalPos?: number | null | undefined;
  /** What `readRace` found as `finalPos` and cannot read; then nobody is given a computed place. */
  unreadPos?: string | undefined;
  /** Why there is no final place, whatever the motos say; shown in its stead. */
  status?: MotoStatus | undefined;
  /** CSS colour of the number plate. */
  plateDot?: string | undefined;
  /** What the colour of the plate is called, for those who do not see it. */
  plateLabel?: string | undefined;
}

/** The results of one race, as a table shows them. */
export interface RaceTable {
  /** The name of the class. */
  title: string;
  /** Which race of it, shown above the title. */
  raceLabel?: string | undefined;
  /** The heads of the columns of the motos, in order, e.g. 'M1'. */
  motoLabels: readonly string[];
  /** The riders in any order; `rank` decides. A new list where one of them has changed. */
  rows: readonly RaceRow[];
}

/** A row with what its place was computed from. */
export interface RankedRow {
  /** The row as it was given. */
  row: RaceRow;
  /** The final place; null when no moto was finished and none is given, or it is not certain. */
  place: number | null;
  /** All motos together, a missing one counting 999; null when all are, 0 where one is unread. */
  sum: number | null;
  /** The best single moto, which decides between equal sums; 0 where one cannot be read. */
  best: number | null;
  /** How many motos the race has. */
  motoCount: number;
  /** All with this sum, this row among them, the better best moto first. */
  sameSum: RankedRow[];
}

/** Which column orders the table. A number is a moto, from 0. */
export interface ResultsSort {
  by: 'rank' | 'final' | number;
  isDescending: boolean;
}

/** A table as the person sees it: in the chosen order, with the words of its head. */
export interface ResultsView {
  /** The rows in the order in which they are shown, pinned ones aside. */
  rows: readonly RankedRow[];
  /** The heads of the columns of the motos, in order. */
  motoLabels: readonly string[];
  /** The heads of the other columns, in the table's language. */
  labels: Readonly<Record<'rank' | 'boat' | 'rider' | 'age' | 'final', string>>;
}
