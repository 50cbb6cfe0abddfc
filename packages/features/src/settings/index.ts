export { settingsCopy, settingsToastCopy } from './copy';
export { SettingsScreen } from './SettingsScreen';
export type { SettingsScreenProps } from './SettingsScreen';
