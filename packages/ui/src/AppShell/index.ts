export { AppShell, type AppShellProps } from './AppShell';
export { appShellCopy } from './copy';
