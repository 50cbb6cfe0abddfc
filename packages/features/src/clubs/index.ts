export { ClubSettingsScreen } from './clubEditing/ClubSettingsScreen';
export { CreateClubScreen } from './clubEditing/CreateClubScreen';
export { useDeleteClub } from './clubEditing/useDeleteClub';
export { ClubsScreen } from './clubList/ClubsScreen';
export { ClubScreen } from './clubScreen/ClubScreen';
