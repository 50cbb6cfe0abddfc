export { FavoriteTeams } from './FavoriteTeams';
