import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Screen } from './Screen';

/** The connection is lost while somebody reads: what was seen stays, over a bar that says so. */
const meta = {
  title: 'Screens/Offline',
  component: Screen,
  tags: ['catalogue'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { page: 'feed', state: 'offline' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('No connection.', {}, { timeout: 5_000 });
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = { args: { page: 'feed' } };
export const Clubs: Story = { args: { page: 'clubs' } };
export const Discover: Story = { args: { page: 'discover' } };
export const Club: Story = { args: { page: 'club' } };
export const Profile: Story = { args: { page: 'profile' } };
export const Scores: Story = { args: { page: 'scores' } };
export const Notifications: Story = { args: { page: 'notifications' } };
export const Settings: Story = { args: { page: 'settings' } };
export const Racer: Story = { args: { page: 'racer' } };
export const Result: Story = { args: { page: 'result' } };
