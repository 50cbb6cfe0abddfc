import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SideCard } from '../../primitives/SideCard';
import { BottomBar } from '../BottomBar';
import { SideMenu } from '../SideMenu';
import { TopBar } from '../TopBar';
import { AppShell, type AppShellProps } from './AppShell';

const hrefs = {
  profile: '/profile/mara',
  settings: '/settings',
  scores: '/scores',
  clubs: '/clubs',
  discover: '/clubs/discover',
  home: '/',
};

interface PageProps extends Pick<AppShellProps, 'aside' | 'pageWidth'> {
  startsOpen?: boolean;
}

function Page({ startsOpen = false, ...beside }: PageProps) {
  const [isMenuOpen, setMenuOpen] = useState(startsOpen);
  const menuProps = { isMenuOpen, onMenuOpenChange: setMenuOpen };
  return (
    <AppShell
      {...menuProps}
      {...beside}
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
/** From 1,440 px on; in narrower windows the page is as without it. */
export const WithAside: Story = {
  args: {
    aside: (
      <>
        <SideCard title="Boats for sale" moreHref="#" moreLabel="See all">
          Three were added this week.
        </SideCard>
        <SideCard title="Weather">Light wind from the west, 24 °C.</SideCard>
      </>
    ),
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const column = page.getByRole('complementary', { name: 'At a glance' });
    const { right } = page.getByRole('main').getBoundingClientRect();
    await expect(column.getBoundingClientRect().left).toBeGreaterThanOrEqual(right - 4);
  },
};
/** What nothing is known for keeps its room, and is no landmark. */
export const WithEmptyAside: Story = {
  args: { aside: <></> },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).queryByRole('complementary')).not.toBeInTheDocument(),
};
export const WithAsideRightToLeft: Story = {
  args: WithAside.args!,
  globals: { direction: 'rtl', viewport: { value: 'wide' } },
};
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
