export { themeMenuCopy } from './copy';
export { ThemeMenu } from './ThemeMenu';
export type { ThemeMenuProps } from './ThemeMenu';
export { THEME_KEY, THEME_PREFERENCES, useThemePreference } from './useThemePreference';
export type { ThemePreference } from './useThemePreference';
