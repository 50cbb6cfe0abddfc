export { ClubCard, type ClubCardProps } from './ClubCard';
export { ClubArt } from './ClubArt';
export { ClubCrest } from './ClubCrest';
export type { ClubSport } from './clubMark';
