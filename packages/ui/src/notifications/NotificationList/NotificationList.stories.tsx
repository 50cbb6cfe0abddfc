import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotificationList } from './NotificationList';
import {
  allRead,
  follows,
  longNotifications,
  notifications,
  otherLanguageNotifications,
  rightToLeftNotifications,
} from './NotificationList.fixtures';

const meta = {
  title: 'Notifications/NotificationList',
  component: NotificationList,
  args: {
    items: notifications,
    query: '',
    onQueryChange: fn(),
    findPeopleHref: '/search',
    onMarkRead: fn(),
    onMarkAllRead: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: 'Mark read: Amy Lake started following you.',
      }),
    );
    await expect(args.onMarkRead).toHaveBeenCalledWith('n1');
  },
};
export const AllRead: Story = { args: { items: allRead } };
export const Marking: Story = { args: { isMarkingAll: true } };
export const MoreToCome: Story = { args: { hasMore: true } };
export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };
export const Empty: Story = { args: { items: [] } };
export const NoMatches: Story = { args: { items: [], query: 'regatta' } };
export const Loading: Story = { args: { items: [], status: 'loading' } };
export const CouldNotLoad: Story = {
  args: {
    items: [],
    status: 'error',
    errorMessage: 'The service is resting for maintenance.',
    onRetry: fn(),
  },
};
export const ServerError: Story = { args: { items: [], status: 'error', onRetry: fn() } };
export const SignedOut: Story = {
  args: { items: [], status: 'signedOut', signInHref: '/auth?next=/notifications' },
};
export const TodayAndEarlier: Story = {
  args: { today: Date.parse('2025-10-08T00:00:00.000Z') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  },
};
export const Grouped: Story = { args: { groupFrom: 3, items: follows } };
export const GroupFolded: Story = {
  args: { groupFrom: 3, items: follows },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow (3)' }));
    await expect(canvas.getByText('2 unread')).toBeVisible();
  },
};
export const LongNames: Story = { args: { items: longNotifications, unreadCount: 1_234 } };
export const RightToLeft: Story = {
  args: { items: rightToLeftNotifications },
  globals: { direction: 'rtl' },
};
/** The words of a server that knows English alone keep their direction. */
export const EnglishOnAnArabicPage: Story = {
  args: { items: otherLanguageNotifications },
  globals: { locale: 'ar' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <NotificationList {...args} hasMore />
      <NotificationList {...args} items={longNotifications} labels={{ title: 'Long' }} />
      <NotificationList {...args} items={allRead} labels={{ title: 'All read' }} />
      <NotificationList {...args} items={[]} labels={{ title: 'Empty' }} />
      <NotificationList {...args} items={[]} status="loading" labels={{ title: 'Loading' }} />
      <NotificationList
        {...args}
        items={[]}
        status="error"
        onRetry={fn()}
        labels={{ title: 'Failed' }}
      />
      <NotificationList
        {...args}
        items={[]}
        status="signedOut"
        signInHref="/auth"
        labels={{ title: 'Signed out' }}
      />
    </div>
  ),
};
