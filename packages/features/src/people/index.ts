export { peopleCopy } from './copy';
export { ProfileScreen } from './ProfileScreen';
export type { ProfileScreenProps } from './ProfileScreen';
export { UserSearchDialog } from './UserSearchDialog';
export type { UserSearchDialogProps } from './UserSearchDialog';
