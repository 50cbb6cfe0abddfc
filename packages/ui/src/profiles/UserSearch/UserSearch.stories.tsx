import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog';
import { longNamedPeople, people, rightToLeftPeople } from '../FollowList/FollowList.fixtures';
import { UserSearch } from './UserSearch';

const meta = {
  title: 'Profiles/UserSearch',
  component: UserSearch,
  args: {
    query: '',
    onQueryChange: fn(),
    users: people,
    hrefFor: ({ username }) => `/profile/${username}`,
    onSelect: fn(),
    onLoadMore: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 512 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search users' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Amy Lake/ })).toHaveFocus();
  },
};
export const OneResult: Story = { args: { query: 'amy', users: people.slice(0, 1) } };
export const MoreToCome: Story = { args: { hasMore: true } };
export const MoreFailed: Story = { args: { hasMore: true, errorMessage: '' } };
export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };
export const NoUsersFound: Story = { args: { query: 'zzzz', users: [] } };
export const FailedToLoadUsers: Story = {
  args: { users: [], status: 'error', errorMessage: 'The connection was lost.', onRetry: fn() },
};
export const Loading: Story = { args: { users: [], status: 'loading' } };
export const LongNames: Story = { args: { users: longNamedPeople } };
export const RightToLeft: Story = {
  args: { users: rightToLeftPeople },
  globals: { direction: 'rtl' },
};

export const InDialog: Story = {
  render: (args) => (
    <Dialog isOpen title="Find people" onOpenChange={fn()}>
      <UserSearch {...args} />
    </Dialog>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <UserSearch {...args} hasMore />
      <UserSearch {...args} query="zzzz" users={[]} />
      <UserSearch {...args} users={[]} status="loading" />
      <UserSearch {...args} users={[]} status="error" onRetry={fn()} />
    </div>
  ),
};
