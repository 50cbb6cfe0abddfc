export { ClubGrid, type ClubGridProps } from './ClubGrid';
export { clubGridCopy } from './copy';
