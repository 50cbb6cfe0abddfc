export { ClubGrid } from './ClubGrid';
