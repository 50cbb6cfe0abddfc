export { AccountMenu } from './AccountMenu';
export { useThemePreference } from './useThemePreference';
