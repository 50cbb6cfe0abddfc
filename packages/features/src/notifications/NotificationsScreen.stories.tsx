import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  authFake,
  createFakeBackend,
  fakeNotification,
  FakeClubline,
  FakeReply,
  notificationsFake,
  notifyPerson,
  type FakeBackend,
} from '../testing';
import { everySentence, follows, mixed } from '../testing/notifications.fixtures';
import { NotificationsScreen } from './NotificationsScreen';

interface Args {
  notifications: typeof mixed;
  /** Whether the server sends what ours adds to the specification. */
  hasAdditions: boolean;
  isSignedOut?: boolean;
  prepare?: (backend: FakeBackend) => void;
}

function Page({ isSignedOut, prepare, ...options }: Args) {
  const [server] = useState(() => {
    const backend = createFakeBackend({ areas: [authFake(), notificationsFake(options)] });
    prepare?.(backend);
    return backend;
  });
  return (
    <FakeClubline backend={server} {...(isSignedOut && { user: null })}>
      <NotificationsScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Notifications/Connected/NotificationsScreen',
  component: Page,
  subcomponents: { NotificationsScreen },
  args: { notifications: mixed, hasAdditions: true },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = (pattern: string, how?: FakeReply | 'network') => (backend: FakeBackend) =>
  backend.fail(pattern, how);
const waiting = (pattern: string) => (backend: FakeBackend) => void backend.hold(pattern);
const LIST = 'GET /notifications/:userId';
const ONE = 'PATCH /notifications/mark-as-read/:id/:userId';
const ALL = 'PATCH /notifications/mark-all-as-read/:userId';
const LOAD_MORE = /^(Load more|Cargar más|تحميل المزيد)$/;
/** Presses a button, then looks for words. */
const press =
  (name: string | RegExp, ...words: (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name }));
    for (const text of words) await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Unread: Story = {};
export const AsTheSpecificationHasIt: Story = { args: { hasAdditions: false } };
export const EverySentence: Story = {
  args: { notifications: everySentence },
  play: press(LOAD_MORE, /to your message in/),
};
export const InSpanish: Story = {
  args: { notifications: everySentence },
  globals: { locale: 'es' },
  play: press(LOAD_MORE),
};
export const InArabic: Story = {
  args: { notifications: everySentence },
  globals: { locale: 'ar' },
  play: press(LOAD_MORE),
};
/** A server that says it in English alone. */
export const InEnglishOnAnArabicPage: Story = {
  args: { notifications: mixed, hasAdditions: false },
  globals: { locale: 'ar' },
};
export const AllRead: Story = {
  args: { notifications: mixed.map((one) => ({ ...one, isRead: true })) },
};
export const ManyFollows: Story = { args: { notifications: follows } };
export const GroupFolded: Story = {
  args: { notifications: follows },
  play: press('Follow (10+)', '4 unread'),
};
export const LoadedMore: Story = {
  args: { notifications: follows },
  play: press('Load more', 'Leo Marsh started following you.'),
};
export const LoadMoreFailed: Story = {
  args: {
    notifications: follows,
    prepare: (backend) =>
      backend.handle(LIST, ({ query }) =>
        query.get('page') === '2'
          ? new FakeReply(500, {})
          : { notifications: follows.slice(0, 10), meta: { hasNextPage: true } },
      ),
  },
  play: press('Load more', 'Couldn’t load notifications.', 'Server error'),
};
export const Loading: Story = { args: { prepare: waiting(LIST) } };
export const NothingYet: Story = { args: { notifications: [] } };
export const LoadFailed: Story = {
  args: {
    prepare: failing(
      LIST,
      new FakeReply(503, { message: 'The service is resting for maintenance.' }),
    ),
  },
};
export const LoadFailedWithoutWords: Story = {
  args: { prepare: failing(LIST, new FakeReply(500)) },
};
export const SignedOut: Story = { args: { isSignedOut: true } };
export const MarkingAll: Story = {
  args: { prepare: waiting(ALL) },
  play: press('Mark all as read', 'Marking…'),
};
export const AllMarked: Story = {
  play: press('Mark all as read', 'All caught up', 'All notifications marked as read.'),
};
export const MarkAllFailed: Story = {
  args: { prepare: failing(ALL) },
  play: press('Mark all as read', 'Couldn’t mark all as read', 'Please try again.', '3 new'),
};
export const MarkedOne: Story = { play: press(/^Mark read: Amy/, '2 new') };
export const MarkOneFailed: Story = {
  args: { prepare: failing(ONE) },
  play: press(/^Mark read: Amy/, 'Couldn’t update notification', '3 new'),
};

export const NoMatches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz');
    await expect(await canvas.findByText('No notifications match your search.')).toBeVisible();
  },
};

let liveServer: FakeBackend | undefined;
export const ArrivedLive: Story = {
  args: { prepare: (backend) => void (liveServer = backend) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('3 new');
    await waitFor(() => expect(liveServer?.sockets.all[0]?.connected).toBe(true));
    if (liveServer)
      notifyPerson(
        liveServer,
        fakeNotification({ id: 'live', content: 'Kim Lund started following you.', minutes: 0 }),
      );
    await expect(await canvas.findByText('Kim Lund started following you.')).toBeVisible();
    await expect(await canvas.findByText('4 new')).toBeVisible();
  },
};
