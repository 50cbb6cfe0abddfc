export { settingsLayoutCopy, settingsProfileFormCopy } from './copy';
export { SettingsLayout, type SettingsLayoutProps } from './SettingsLayout';
export {
  SettingsProfileForm,
  type SettingsProfileFormProps,
  type SettingsProfileValues,
} from './SettingsProfileForm';
