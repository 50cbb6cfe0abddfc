import { Icon, IconButton, Menu, type IconName } from '@clubline/ui';
import { useMessages, type Labels } from '../platform/messages';
import { themeMenuMessages } from './messages';
import { THEME_PREFERENCES, useThemePreference, type ThemePreference } from './useThemePreference';

export interface ThemeMenuProps {
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof themeMenuMessages>;
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
  const text = useMessages(themeMenuMessages, labels);
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
