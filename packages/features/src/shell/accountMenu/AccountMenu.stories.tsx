import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { createFakeEnvironment, demoUser, FakeClubline } from '../../testing';
import { AccountMenu } from './AccountMenu';
import { THEME_KEY, type ThemePreference } from './useThemePreference';

interface Args {
  theme: ThemePreference;
  hasLanguages: boolean;
  onLogout: () => void;
  onLanguage: (tag: string) => void;
}

const meta = {
  title: 'Shell/Connected/AccountMenu',
  subcomponents: { AccountMenu },
  args: { theme: 'system', hasLanguages: true, onLogout: fn(), onLanguage: fn() },
  render: ({ theme, hasLanguages, onLogout, onLanguage }) => {
    const environment = createFakeEnvironment();
    environment.local.setItem(THEME_KEY, theme);
    const languages = {
      current: 'en',
      names: { en: 'English', es: 'Español' },
      hrefFor: (tag: string) => `?language=${tag}`,
      choose: onLanguage,
    };
    return (
      <FakeClubline environment={environment} config={hasLanguages ? { languages } : {}}>
        <div style={{ minHeight: 600 }}>
          <AccountMenu onLogout={onLogout} />
        </div>
      </FakeClubline>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Your account' }));
  return within(await screen.findByRole('menu', { name: 'Your account' }));
};

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'href',
      `/profile/${demoUser.username}`,
    );
    const theme = within(menu.getByRole('group', { name: 'Theme' }));
    await expect(theme.getByRole('menuitemradio', { name: 'Same as the system' })).toBeChecked();
    const language = within(menu.getByRole('group', { name: 'Language' }));
    await expect(language.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};

export const ThemeChosen: Story = {
  args: { theme: 'light' },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'High contrast' }));
    const again = await open(canvasElement);
    await expect(again.getByRole('menuitemradio', { name: 'High contrast' })).toBeChecked();
  },
};

export const LanguageChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Español' }));
    await expect(args.onLanguage).toHaveBeenCalledWith('es');
  },
};

/** A page that speaks one language alone offers none. */
export const WithoutLanguages: Story = {
  args: { hasLanguages: false },
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    await expect(menu.queryByRole('group', { name: 'Language' })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalled();
  },
};
