export { clubPageCopy, clubsCopy } from './copy';
export { clubsNames } from './clubsNames';
export type { ClubsTab } from './clubsNames';
export { ClubScreen } from './ClubScreen';
export type { ClubScreenProps } from './ClubScreen';
export { ClubsScreen } from './ClubsScreen';
export type { ClubsScreenProps } from './ClubsScreen';
