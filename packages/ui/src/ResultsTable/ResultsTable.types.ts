/** Why a rider has no place in a moto. */
export type MotoStatus = 'DNF' | 'DNS' | 'DSQ';

export interface RaceMoto {
  /** Null when there was no finish. */
  pos: number | null;
  status?: MotoStatus;
}

export interface RaceRow {
  /** The official order; rows without one stand last. */
  rank: number | null;
  /** Number on the boat, e.g. 7 or `X12`. */
  bikeNumber: number | string | null;
  rider: string;
  age?: number | null;
  /** One per moto, in the order of `motoLabels`. */
  motos: readonly RaceMoto[];
  /** The official final place; computed from the motos when left out. */
  finalPos?: number | null;
  /** CSS colour of the number plate. */
  plateDot?: string;
  /** What the colour of the plate is called, for those who do not see it. */
  plateLabel?: string;
}

export interface RaceTable {
  /** The name of the class. */
  title: string;
  /** Which race of it, shown above the title. */
  raceLabel?: string;
  motoLabels: readonly string[];
  rows: readonly RaceRow[];
}
