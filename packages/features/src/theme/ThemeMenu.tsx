import { Icon, IconButton, Menu, type IconName } from '@clubline/ui';
import { useMessages } from '../messages';
import { themeMenuCopy } from './copy';
import { THEME_PREFERENCES, useThemePreference, type ThemePreference } from './useThemePreference';

export interface ThemeMenuProps {
  labels?: Partial<typeof themeMenuCopy>;
}

const icons: Record<ThemePreference, IconName> = {
  system: 'settings',
  light: 'sun',
  dark: 'moon',
  'high-contrast': 'contrast',
};

/** Lets a person choose how the product looks on this device. */
export function ThemeMenu({ labels }: ThemeMenuProps) {
  const { theme, setTheme } = useThemePreference();
  const text = useMessages('themeMenu', themeMenuCopy, labels);
  const names: Record<ThemePreference, string> = {
    system: text.system,
    light: text.light,
    dark: text.dark,
    'high-contrast': text.highContrast,
  };
  return (
    <Menu
      trigger={
        <IconButton
          label={text.menu(names[theme])}
          icon={<Icon name={theme === 'system' ? 'contrast' : icons[theme]} />}
        />
      }
      items={THEME_PREFERENCES.map((id) => ({
        id,
        label: names[id],
        icon: <Icon name={id === theme ? 'check' : icons[id]} />,
      }))}
      onAction={(id) => setTheme(THEME_PREFERENCES.find((known) => known === id) ?? 'system')}
    />
  );
}
