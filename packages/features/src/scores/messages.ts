import { defineMessages, type TextsOf } from '../platform/messages';
/** Every text of the scores page that is not content. */
export const scoresMessages = defineMessages('scores', {
  title: 'Live Scores',
  tabs: 'Leagues',
  widgetNote: 'Scores of the leagues come from a sports-data provider and may load slowly.',
  mlbPlayoffs: 'MLB playoffs',
  mlbSeason: 'MLB season scores',
  yourTeams: 'Your teams',
  teamsNote: 'Scores of your teams are coming soon',
  teamsNoteText: 'Until then, here are all of them.',
  leagueScores: (league: string) => `${league} scores`,
  toEvent: 'See Event Hub',
});

export type ScoresTexts = TextsOf<typeof scoresMessages>;
