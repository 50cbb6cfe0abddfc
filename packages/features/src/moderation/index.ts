export { ClubMembersView } from './ClubMembersView';
export { ClubReportsView } from './ClubReportsView';
export { PostDialogs } from './PostDialogs';
export { type ClubRights, NO_RIGHTS, rightsIn } from './clubRights';
export { readInvitations } from './coOwners.calls';
export { moderationMessages } from './messages';
export { useModerationChanges } from './useModerationChanges';
export { usePostActions } from './usePostActions';
export { usePostReport } from './usePostReport';
