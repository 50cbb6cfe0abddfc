export { ClubCard, type ClubCardProps } from './ClubCard';
export { ClubArt, type ClubArtProps } from './ClubArt';
export { clubCardCopy } from './copy';
