import {
  Avatar,
  Icon,
  IconButton,
  Menu,
  sideMenuMessages,
  type IconName,
  type MenuAction,
  type MenuSection,
} from '@clubline/ui';
import { avatarOf } from '../../platform/client';
import { useOwnUsername } from '../../account';
import { useMessages, type Labels, type TextsOf } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { accountMenuMessages } from '../messages';
import { THEME_PREFERENCES, useThemePreference, type ThemePreference } from './useThemePreference';

export interface AccountMenuProps {
  /** Called when the person wants to sign out; whoever draws the menu asks first. */
  onLogout: () => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof accountMenuMessages>;
}

type Texts = TextsOf<typeof accountMenuMessages>;

/** What happens when an action of the menu is chosen, by its id. */
type Choices = Readonly<Record<string, () => void>>;

const themeIcons: Record<ThemePreference, IconName> = {
  system: 'monitor',
  light: 'sun',
  dark: 'moon',
  'high-contrast': 'contrast',
};

/** One's own picture, and behind it one's account, theme and language, and signing out. */
export function AccountMenu({ onLogout, labels }: AccountMenuProps) {
  const text = useMessages(accountMenuMessages, labels);
  const user = useCurrentUser();
  const theme = useThemeChoice(text);
  const language = useLanguageChoice(text);
  const links = useAccountLinks();
  const { logout } = useMessages(sideMenuMessages);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.username || '';
  const choices: Choices = { ...theme.choices, ...language?.choices, logout: onLogout };
  return (
    <Menu
      trigger={
        <IconButton
          label={text.menu}
          icon={
            // Initials would be a visible name that the button does not have.
            user?.profilePicture ? (
              <Avatar name={name} src={avatarOf(user.profilePicture)} size={32} isDecorative />
            ) : (
              <Icon name="user" size={24} />
            )
          }
        />
      }
      items={[
        { id: 'account', label: text.account, items: links },
        theme.section,
        ...(language ? [language.section] : []),
        {
          id: 'end',
          label: logout,
          items: [{ id: 'logout', label: logout, icon: <Icon name="logout" /> }],
        },
      ]}
      onAction={(id) => choices[id]?.()}
    />
  );
}

function useAccountLinks(): MenuAction[] {
  const text = useMessages(sideMenuMessages);
  const { hrefFor } = useClubline();
  const username = useOwnUsername();
  const settings = {
    id: 'settings',
    label: text.settings,
    icon: <Icon name="settings" />,
    href: hrefFor({ to: 'settings' }),
  };
  if (!username) return [settings];
  const href = hrefFor({ to: 'profile', username });
  return [{ id: 'profile', label: text.profile, icon: <Icon name="user" />, href }, settings];
}

/** How the product looks on this device. */
function useThemeChoice(text: Texts): { section: MenuSection; choices: Choices } {
  const { theme, setTheme } = useThemePreference();
  const names: Record<ThemePreference, string> = {
    system: text.system,
    light: text.light,
    dark: text.dark,
    'high-contrast': text.highContrast,
  };
  return {
    section: choiceOf('theme', text.theme, theme, names, themeIcons),
    choices: Object.fromEntries(THEME_PREFERENCES.map((id) => [`theme:${id}`, () => setTheme(id)])),
  };
}

/** Which language the page speaks; null where it leaves no choice. */
function useLanguageChoice(text: Texts): { section: MenuSection; choices: Choices } | null {
  const { languages } = useClubline();
  if (!languages) return null;
  const { names, current, choose } = languages;
  return {
    section: choiceOf('language', text.language, current, names, {}),
    choices: Object.fromEntries(
      Object.keys(names).map((tag) => [
        `language:${tag}`,
        () => {
          if (tag !== current) choose(tag);
        },
      ]),
    ),
  };
}

function choiceOf(
  id: string,
  title: string,
  current: string,
  names: Readonly<Record<string, string>>,
  icons: Readonly<Record<string, IconName>>,
): MenuSection {
  return {
    id,
    title,
    selectedId: `${id}:${current}`,
    items: Object.entries(names).map(([own, label]) => ({
      id: `${id}:${own}`,
      label,
      icon: <Icon name={own === current ? 'check' : (icons[own] ?? 'globe')} />,
    })),
  };
}
