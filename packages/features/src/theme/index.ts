export { THEME_KEY, THEME_PREFERENCES, useThemePreference } from './useThemePreference';
export type { ThemePreference } from './useThemePreference';
