/** Default texts of FavoriteTeams. */
export const favoriteTeamsCopy = {
  title: 'Favorite Teams',
  empty: 'No favorite teams yet.',
  emptyOwn: 'Add your favorite teams.',
  addTeam: 'Add team',
  loading: 'Loading favorite teams…',
};
