import type { TextsOf } from '../../primitives/messages';
import type { racerStatsMessages } from './messages';

export const racerStats: TextsOf<typeof racerStatsMessages> = {
  title: 'Resultados en cifras',
  careerWins: 'Victorias en su carrera',
  seasonWins: 'Victorias esta temporada',
  seasonPodiums: 'Podios esta temporada',
  worldFinals: 'Finales mundiales',
  careerWorldFinalsWins: 'Victorias en finales mundiales',
};
