export { settingsLayoutMessages, settingsProfileFormMessages } from './messages';
export { SettingsLayout } from './SettingsLayout';
export { SettingsProfileForm, type SettingsProfileValues } from './SettingsProfileForm';
