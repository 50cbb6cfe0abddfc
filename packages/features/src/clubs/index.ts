export {
  clubPageCopy,
  clubRulesCopy,
  clubsCopy,
  clubSettingsCopy,
  createClubCopy,
  deleteClubCopy,
} from './copy';
export { clubsNames } from './clubsNames';
export type { ClubsTab } from './clubsNames';
export { ClubScreen } from './ClubScreen';
export type { ClubScreenProps } from './ClubScreen';
export { ClubSettingsScreen } from './ClubSettingsScreen';
export type { ClubSettingsScreenProps } from './ClubSettingsScreen';
export { ClubsScreen } from './ClubsScreen';
export type { ClubsScreenProps } from './ClubsScreen';
export { CreateClubScreen } from './CreateClubScreen';
export { useDeleteClub } from './useDeleteClub';
