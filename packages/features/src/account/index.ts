export { useKeptPush } from './push/useKeptPush';
export { useSilencedPush } from './push/useSilencedPush';
export { SettingsScreen } from './SettingsScreen';
export { useOwnUsername } from './useOwnUsername';
