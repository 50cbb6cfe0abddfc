import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog';
import { longNamedPeople, people, rightToLeftPeople } from '../FollowList/FollowList.fixtures';
import { UserSearch } from './UserSearch';

const notes = `
**Structure.** A search field that takes the focus when the overlay opens, over a list of links. How
many were found is a status.

**Keys.** Typing searches; Escape clears, and once the field is empty closes the overlay around it.
Arrow down and up move between the field and the rows, Tab does too; Enter opens the row. The list
asks for more within 200 px of its end; 'Load more' does the same for those who do not scroll.

**States.** Loading and the count are announced politely, a failure as an alert.

**Tested.** Arrow keys, scrolling near the end and every state in unit tests; axe in three themes;
in a dialog at 320 px by eye. **Not tested.** With thousands of rows in one screen reader session.
`;

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
  parameters: { docs: { description: { component: notes } } },
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
