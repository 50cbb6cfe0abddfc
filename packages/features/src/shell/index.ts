export { logoutCopy } from './copy';
export { LogoutDialog } from './LogoutDialog';
export type { LogoutDialogProps } from './LogoutDialog';
export { ShellContainer } from './ShellContainer';
export type { ShellContainerProps } from './ShellContainer';
export { useOwnUsername } from './useOwnUsername';
