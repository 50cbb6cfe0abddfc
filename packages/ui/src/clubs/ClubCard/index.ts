export { ClubCard, type ClubCardProps } from './ClubCard';
export { ClubArt } from './ClubArt';
