import type { BoardMessages } from './messages';

export const boardEs: BoardMessages = {
  sections: { live: 'En juego', final: 'Terminados', upcoming: 'Próximos' },
  live: 'En directo',
  sample: 'Partidos de muestra: los equipos y los marcadores son inventados.',
  game: (away, home) => `${away} en casa de ${home}`,
  quarter: (number, clock) => `${number}.º cuarto, ${clock}`,
  period: (number, clock) => `${number}.º periodo, ${clock}`,
  halftime: 'Descanso',
  inning: (half, number) => `${half === 'top' ? 'Alta' : 'Baja'} de la ${number}.ª entrada`,
  final: 'Finalizado',
  afterOvertime: 'Finalizado, prórroga',
  afterShootout: 'Finalizado, penaltis',
  afterOvertimes: (count) => `Finalizado, ${count} prórrogas`,
  afterInnings: (count) => `Finalizado, ${count} entradas`,
  today: (time) => `Hoy, ${time}`,
  tomorrow: (time) => `Mañana, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  seriesGame: (number, bestOf) => `Partido ${number}, al mejor de ${bestOf}`,
  seriesTonight: (number, bestOf) => `Partido ${number} esta noche, al mejor de ${bestOf}`,
  seriesWon: (games) => `Serie ganada en ${games}`,
};
