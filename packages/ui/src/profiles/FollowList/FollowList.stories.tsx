import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { Icon } from '../../primitives/Icon';
import { FollowList } from './FollowList';
import { longNamedPeople, people, rightToLeftPeople } from './FollowList.fixtures';

const hrefFor = ({ username }: { username: string }) => `/profile/${username}`;

const meta = {
  title: 'Profiles/FollowList',
  component: FollowList,
  args: {
    followers: { count: people.length, people },
    following: { count: 2, people: people.slice(0, 2) },
    hrefFor,
    findPeopleHref: '/search',
    onSelect: fn(),
    onRetry: fn(),
    onTabChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 512 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FollowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Followers: Story = {};
export const Following: Story = { args: { defaultTab: 'following' } };
/** Each row ends with what can be done about the person. */
export const WithFollow: Story = {
  args: {
    renderAction: ({ id, firstName }) =>
      id === people[0]?.id ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Following ${firstName}`}
          icon={<Icon name="check" />}
        >
          Following
        </Button>
      ) : (
        <Button size="small" aria-label={`Follow ${firstName}`} icon={<Icon name="plus" />}>
          Follow
        </Button>
      ),
  },
};
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'LAKE');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const NoMatches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText('No usernames match.')).toBeVisible();
  },
};
export const NoMatchesYet: Story = {
  args: { followers: { count: 50_000, people, hasMore: true, moreStatus: 'error' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText('No usernames match so far.')).toBeVisible();
  },
};
export const NoFollowers: Story = { args: { followers: { count: 0, people: [] } } };
export const NotFollowingAnyone: Story = {
  args: { following: { count: 0, people: [] }, defaultTab: 'following' },
};
export const CountsUnknown: Story = { args: { followers: {}, following: {} } };
export const Loading: Story = { args: { followers: { count: 12 } } };
export const FollowersFailed: Story = {
  args: { followers: { count: 12, errorMessage: 'Please try again.' } },
};
export const FollowingFailed: Story = {
  args: { following: { count: 3, errorMessage: 'Please try again.' }, defaultTab: 'following' },
};
export const MoreToCome: Story = {
  args: { followers: { count: 50_000, people, hasMore: true }, onLoadMore: fn() },
};
export const LoadingMore: Story = {
  args: { followers: { count: 50_000, people, hasMore: true, moreStatus: 'loading' } },
};
export const MoreFailed: Story = {
  args: { followers: { count: 50_000, people, hasMore: true, moreStatus: 'error' } },
};
export const LongNames: Story = {
  args: {
    followers: { count: 1_234_567, people: longNamedPeople },
    following: { count: 98_765, people: [] },
  },
};
export const RightToLeft: Story = {
  args: { followers: { count: 2, people: rightToLeftPeople } },
  globals: { direction: 'rtl' },
};

export const InDialog: Story = {
  render: (args) => (
    <Dialog isOpen title="Amy Lake" onOpenChange={fn()}>
      <FollowList {...args} />
    </Dialog>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <FollowList {...args} />
      <FollowList {...args} followers={{ count: 0, people: [] }} />
      <FollowList {...args} followers={{ count: 12 }} />
      <FollowList {...args} followers={{ count: 12, errorMessage: 'Please try again.' }} />
    </div>
  ),
};
