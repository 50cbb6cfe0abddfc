import type { TextsOf } from '../../primitives/messages';
import type { racerStatsMessages } from './messages';

export const racerStats: TextsOf<typeof racerStatsMessages> = {
  title: 'النتائج بالأرقام',
  careerWins: 'انتصارات المسيرة',
  seasonWins: 'انتصارات الموسم',
  seasonPodiums: 'منصات التتويج في الموسم',
  worldFinals: 'نهائيات العالم',
  careerWorldFinalsWins: 'انتصارات نهائيات العالم',
};
