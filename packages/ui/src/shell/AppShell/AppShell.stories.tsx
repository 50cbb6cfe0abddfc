import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BottomBar } from '../BottomBar';
import { SideMenu } from '../SideMenu';
import { TopBar } from '../TopBar';
import { AppShell } from './AppShell';

const hrefs = {
  profile: '/profile/mara',
  settings: '/settings',
  scores: '/scores',
  clubs: '/clubs',
  discover: '/clubs/discover',
  home: '/',
};

function Page({ startsOpen = false }: { startsOpen?: boolean }) {
  const [isMenuOpen, setMenuOpen] = useState(startsOpen);
  const menuProps = { isMenuOpen, onMenuOpenChange: setMenuOpen };
  return (
    <AppShell
      {...menuProps}
      topBar={
        <TopBar
          {...menuProps}
          productName="Clubline"
          homeHref="/"
          notificationsHref="/notifications"
          messagesHref="/messages"
          unreadCount={3}
          hasBottomBar
        />
      }
      bottomBar={
        <BottomBar
          hrefs={{ ...hrefs, notifications: '/notifications' }}
          currentPath="/clubs"
          unreadCount={3}
          actions={[{ id: 'club', label: 'Create a club' }]}
        />
      }
      menu={<SideMenu hrefs={hrefs} currentPath="/clubs" onLogout={() => undefined} />}
    >
      <h1>Your clubs</h1>
      <p>The page itself.</p>
    </AppShell>
  );
}

const meta = {
  title: 'Shell/AppShell',
  component: Page,
  subcomponents: { AppShell },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneMenuOpen: Story = {
  args: { startsOpen: true },
  globals: { viewport: { value: 'phone' } },
};
export const PhoneMenuClosedByButton: Story = {
  ...PhoneMenuOpen,
  play: async () => {
    const page = within(document.body);
    const menu = await page.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** Icons alone stand beside the page; their names come while one points or tabs there. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'My Clubs' });
    const name = within(link).getByText('My Clubs');
    await expect(name.offsetWidth).toBe(1);
    await userEvent.tab();
    while (document.activeElement !== link) await userEvent.tab();
    await waitFor(() => expect(name.offsetWidth).toBeGreaterThan(40));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name.offsetWidth).toBe(1));
  },
};
export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Skip to content' }),
    ).toHaveFocus();
  },
};

/**
 * The shell fills the window, so its one page of states is the shell with the menu of a phone open;
 * wider, the rail stands beside the page.
 */
export const AllStates: Story = { args: { startsOpen: true } };
