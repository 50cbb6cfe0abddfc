export { favoriteTeamsCopy } from './copy';
export { FavoriteTeams, type FavoriteTeamsProps } from './FavoriteTeams';
export { crestOf, type TeamCrest, type TeamLeague } from './teamCrests';
