import { defineMessages } from '../../primitives/messages';
/** Default texts of RacerStats. */
export const racerStatsMessages = defineMessages('racerStats', {
  title: 'Results in figures',
  careerWins: 'Career Wins',
  seasonWins: 'Season Wins',
  seasonPodiums: 'Season Podiums',
  worldFinals: 'World Finals',
  careerWorldFinalsWins: 'Career WF Wins',
});
