import type { ThemeName } from '@clubline/ui';
import { useSyncExternalStore } from 'react';
import { useClubline } from '../../platform/provider';

/** A theme by name, or whatever the system prefers. */
export type ThemePreference = ThemeName | 'system';

export const THEME_PREFERENCES = [
  'system',
  'light',
  'dark',
  'high-contrast',
] as const satisfies readonly ThemePreference[];

/**
 * Local storage key of the preference; it outlives the session, because it belongs to the device.
 */
export const THEME_KEY = 'clubline_theme';

/** Which theme this person wants on this device; kept locally and the same in every tab. */
export function useThemePreference(): {
  theme: ThemePreference;
  setTheme: (theme: ThemePreference) => void;
} {
  const { local } = useClubline().storage;
  const theme = useSyncExternalStore(
    (listen) => local.subscribe(THEME_KEY, listen),
    () => readPreference(local.get(THEME_KEY)),
    () => 'system' as const,
  );
  return {
    theme,
    setTheme: (next) => (next === 'system' ? local.remove(THEME_KEY) : local.set(THEME_KEY, next)),
  };
}

function readPreference(stored: string | null): ThemePreference {
  return THEME_PREFERENCES.find((known) => known === stored) ?? 'system';
}
