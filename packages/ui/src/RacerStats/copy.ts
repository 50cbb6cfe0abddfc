/** Default texts of RacerStats. */
export const racerStatsCopy = {
  title: 'Results in figures',
  careerWins: 'Career Wins',
  seasonWins: 'Season Wins',
  seasonPodiums: 'Season Podiums',
  worldFinals: 'World Finals',
  careerWorldFinalsWins: 'Career WF Wins',
};
