import type { TextsOf } from '../platform/messages';
import type { scoresMessages } from './messages';

export const scores: TextsOf<typeof scoresMessages> = {
  title: 'Marcadores en vivo',
  tabs: 'Ligas',
  widgetNote:
    'Los marcadores de las ligas vienen de un proveedor de datos deportivos y pueden tardar ' +
    'en cargarse.',
  mlbPlayoffs: 'Eliminatorias de la MLB',
  mlbSeason: 'Marcadores de la temporada de la MLB',
  yourTeams: 'Tus equipos',
  teamsNote: 'Los marcadores de tus equipos llegarán pronto',
  teamsNoteText: 'Hasta entonces, aquí están todos.',
  leagueScores: (league) => `Marcadores de la ${league}`,
  toEvent: 'Ver el centro del evento',
};
