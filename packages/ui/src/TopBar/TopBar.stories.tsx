import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TopBar } from './TopBar';

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { productName: 'Clubline', homeHref: '/', notificationsHref: '/notifications', messagesHref: '/messages', isMenuOpen: false, onMenuOpenChange: fn() },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unread: Story = { args: { unreadCount: 3 } };
export const ManyUnread: Story = { args: { unreadCount: 1240 } };
export const OnNotifications: Story = { args: { currentPath: '/notifications' } };
export const Phone: Story = { args: { unreadCount: 3 }, globals: { viewport: { value: 'phone' } } };
export const MenuOpen: Story = { args: { isMenuOpen: true }, globals: { viewport: { value: 'phone' } } };
export const WithoutShortcuts: Story = { args: { notificationsHref: undefined, messagesHref: undefined } };
