import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LinkButton } from '../LinkButton';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'Nothing here yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Generic: Story = {};
export const Clubs: Story = {
  args: {
    illustration: 'clubs',
    title: 'No Clubs Yet',
    description: 'Join or create a club to get started',
    action: (
      <LinkButton href="/create-club" variant="primary">
        Create Club
      </LinkButton>
    ),
  },
};
export const Posts: Story = {
  args: { illustration: 'posts', title: 'No posts yet in this club.' },
};
export const Chat: Story = { args: { illustration: 'chat', title: 'No messages yet — say hi 👋' } };
export const Search: Story = {
  args: {
    illustration: 'search',
    title: 'No clubs match your search',
    description: 'Try a different name or keyword.',
    onClearSearch: fn(),
  },
};
export const Notifications: Story = {
  args: { illustration: 'notifications', title: 'You’re all caught up. 🎉' },
};
export const Passkeys: Story = {
  args: { illustration: 'passkeys', title: 'You have no passkey yet.' },
};
export const Racers: Story = { args: { illustration: 'racers', title: 'No racers found.' } };
export const LongWords: Story = {
  args: {
    illustration: 'search',
    title: 'Nothing matches Donaudampfschifffahrtsgesellschaftskapitänsmützenverein',
    description: 'A word that does not end is broken, not cut. '.repeat(4),
  },
};
