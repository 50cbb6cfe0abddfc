import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Icon } from '../../primitives/Icon';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'Shell/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    hrefs: {
      scores: '/scores',
      clubs: '/clubs',
      notifications: '/notifications',
      profile: '/profile/mara',
    },
    actions: [
      { id: 'post', label: 'Post on your profile', icon: <Icon name="edit" /> },
      { id: 'club', label: 'Create a club', icon: <Icon name="users" /> },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unread: Story = { args: { unreadCount: 3 } };
export const ManyUnread: Story = { args: { unreadCount: 1240 } };
export const OnScores: Story = { args: { currentPath: '/scores/nba' } };
export const OnNotifications: Story = { args: { currentPath: '/notifications', unreadCount: 3 } };
export const WithoutActions: Story = { args: { actions: [] } };
export const Narrow: Story = {
  args: { unreadCount: 3 },
  globals: { viewport: { value: 'narrow' } },
};
export const RightToLeft: Story = { args: { unreadCount: 3 }, globals: { direction: 'rtl' } };

export const NewOpen: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New' }));
    const menu = within(await screen.findByRole('menu', { name: 'New' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Create a club' }));
    await expect(args.onAction).toHaveBeenCalledWith('club');
  },
};

export const NewInSections: Story = {
  args: {
    actions: [
      {
        id: 'clubs',
        title: 'Post in a club',
        items: [
          { id: 'harbour', label: 'Harbour Sailing', icon: <Icon name="users" /> },
          { id: 'sofa', label: 'Sunday Sofa Pundits', icon: <Icon name="users" /> },
        ],
      },
      { id: 'others', label: 'Anything else', items: meta.args.actions },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New' }));
    const menu = within(await screen.findByRole('menu', { name: 'New' }));
    const clubs = within(menu.getByRole('group', { name: 'Post in a club' }));
    await userEvent.click(clubs.getByRole('menuitem', { name: 'Harbour Sailing' }));
    await expect(args.onAction).toHaveBeenCalledWith('harbour');
  },
};

/** The bar stands at the lower edge of the window, so its one page of states is its fullest one. */
export const AllStates: Story = { args: { unreadCount: 1240, currentPath: '/clubs' } };
