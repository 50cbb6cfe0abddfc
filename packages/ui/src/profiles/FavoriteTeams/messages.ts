import { defineMessages } from '../../primitives/messages';
/** Default texts of FavoriteTeams. */
export const favoriteTeamsMessages = defineMessages('favoriteTeams', {
  title: 'Favorite Teams',
  empty: 'No favorite teams yet.',
  emptyOwn: 'Add your favorite teams.',
  addTeam: 'Add team',
  loading: 'Loading favorite teams…',
  failed: 'Couldn’t load favorite teams.',
});
