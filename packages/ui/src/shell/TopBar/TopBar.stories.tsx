import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { TopBar } from './TopBar';

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Clubline',
    homeHref: '/',
    notificationsHref: '/notifications',
    messagesHref: '/messages',
    onSearch: fn(),
    isMenuOpen: false,
    onMenuOpenChange: fn(),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unread: Story = { args: { unreadCount: 3 } };
export const ManyUnread: Story = { args: { unreadCount: 1240 } };
export const OnNotifications: Story = { args: { currentPath: '/notifications' } };
export const Phone: Story = { args: { unreadCount: 3 }, globals: { viewport: { value: 'phone' } } };
export const WithActions: Story = {
  args: {
    actions: [
      { id: 'post', label: 'Post on your profile', href: '/profile/maya' },
      { id: 'club', label: 'Create a club', href: '/create-club' },
    ],
    onAction: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    const menu = await screen.findByRole('menu', { name: 'New' });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
  },
};
export const MenuOpen: Story = {
  args: { isMenuOpen: true },
  globals: { viewport: { value: 'phone' } },
};
export const WithoutShortcuts: Story = {
  args: { notificationsHref: undefined, messagesHref: undefined, onSearch: undefined },
};

/** Every state on one page. */
export const AllStates: Story = {
  // Four bars stand here; a page has one.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <TopBar {...args} />
      <TopBar {...args} unreadCount={3} currentPath="/notifications" />
      <TopBar {...args} unreadCount={1240} isMenuOpen />
      <TopBar {...args} notificationsHref={undefined} messagesHref={undefined} />
    </div>
  ),
};
