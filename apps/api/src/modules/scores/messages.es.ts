import type { BoardMessages } from './messages';

export const boardEs: BoardMessages = {
  sections: { live: 'En juego', final: 'Terminados', upcoming: 'Próximos' },
  live: 'En directo',
  sample: 'Partidos de muestra: los equipos y los marcadores son inventados.',
  game: (away, home) => `${away} en casa de ${home}`,
};
