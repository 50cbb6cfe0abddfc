/** The sentences that say why a rider has a place. */
export const explainPlaceMessages = {
  official: (place: number) => `Place ${place} was given with the official results.`,
  motos: (motos: string, sum: number) => `${motos}. Together ${sum}.`,
  moto: (moto: string, value: number, isMissing: boolean) =>
    isMissing ? `${moto}: no finish, counts ${value}` : `${moto}: ${value}`,
  tieWon: (rider: string, best: number, theirs: number) =>
    `Equal with ${rider}; the better best moto decides, ${best} against ${theirs}.`,
  tieLost: (rider: string, best: number, theirs: number) =>
    `Equal with ${rider}, whose best moto is better, ${theirs} against ${best}.`,
  stillEqual: (rider: string) => `Still equal with ${rider}, so both have the same place.`,
  moreEqual: (count: number) => `And ${count} more with the same sum.`,
  none: 'No moto was finished, so there is no place.',
  ruledOut: 'The official results give this rider no place.',
  unclear: 'The places of this race are not clear, so no final place is given.',
};

/** The sentences by their names in `explainPlaceMessages`. */
export type ExplainPlaceTexts = typeof explainPlaceMessages;
