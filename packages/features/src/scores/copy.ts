/** Every text of the scores page that is not content. */
export const scoresCopy = {
  title: 'Live Scores',
  tabs: 'Leagues',
  searchRacers: 'Search racers',
  viewSchedule: 'View schedule',
  joinChat: 'Join Live Chatroom',
  hideChat: 'Hide Chatroom',
  chatTitle: 'World Finals live',
  widgetNote: 'Scores of the leagues come from a sports-data provider and may load slowly.',
  mlbPlayoffs: 'MLB playoffs',
  mlbSeason: 'MLB season scores',
  leagueScores: (league: string) => `${league} scores`,
};

export type ScoresCopy = typeof scoresCopy;
