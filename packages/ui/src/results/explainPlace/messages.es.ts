import type { explainPlaceMessages } from './messages';

export const explainPlace: typeof explainPlaceMessages = {
  official: (place) => `El puesto ${place} consta en los resultados oficiales.`,
  motos: (motos, sum) => `${motos}. En total, ${sum}.`,
  moto: (moto, value, isMissing) =>
    isMissing ? `${moto}: sin llegada, cuenta ${value}` : `${moto}: ${value}`,
  tieWon: (rider, best, theirs) =>
    `Empate con ${rider}; decide la mejor manga, ${best} contra ${theirs}.`,
  tieLost: (rider, best, theirs) =>
    `Empate con ${rider}, que tiene una manga mejor, ${theirs} contra ${best}.`,
  stillEqual: (rider) => `El empate con ${rider} se mantiene, así que comparten el puesto.`,
  moreEqual: (count) => `Y ${count} más con la misma suma.`,
  none: 'No terminó ninguna manga, así que no tiene puesto.',
  ruledOut: 'Los resultados oficiales no le dan ningún puesto.',
  unclear: 'Los puestos de esta carrera no están claros, así que no hay puesto final.',
};
