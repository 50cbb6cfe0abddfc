export { SettingsScreen } from './SettingsScreen';
export { useOwnUsername } from './useOwnUsername';
