export { ExplorePage } from './ExplorePage';
