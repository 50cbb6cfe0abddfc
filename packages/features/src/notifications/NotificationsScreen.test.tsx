import { MessagesProvider } from '@clubline/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  FIXED_NOW,
  FakeClubline,
  FakeReply,
  notificationsFake,
  type FakeClublineProps,
  type NotificationsFakeOptions,
} from '../testing';
import { everySentence, follows, mixed } from '../testing/notifications.fixtures';
import { notificationSentence } from './messages.es';
import { NotificationsScreen } from './NotificationsScreen';
import { readSentence } from './readSentence';
import { useUnreadCount } from './useUnreadCount';

vi.setConfig({ testTimeout: 20_000 });

const LIST = 'GET /notifications/:userId';
const ONE = 'PATCH /notifications/mark-as-read/:id/:userId';
const ALL = 'PATCH /notifications/mark-all-as-read/:userId';

function Bar() {
  return <output aria-label="bar">{useUnreadCount()}</output>;
}
function open(
  options: NotificationsFakeOptions = { notifications: mixed },
  around: Partial<FakeClublineProps> = {},
) {
  const backend =
    around.backend ?? createFakeBackend({ areas: [authFake(), notificationsFake(options)] });
  const view = render(
    <FakeClubline {...around} backend={backend}>
      <Bar />
      <NotificationsScreen />
    </FakeClubline>,
  );
  return { backend, ...view };
}
const prepared = (options: NotificationsFakeOptions) =>
  createFakeBackend({ areas: [authFake(), notificationsFake(options)] });
const rows = async () => (await screen.findAllByRole('listitem')).length;
const markAll = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Mark all as read|Marking…/ });
const bar = () => screen.getByRole('status', { name: 'bar' }).textContent;
const markAmy = () =>
  screen.findByRole('button', { name: 'Mark read: Amy Lake started following you.' });

describe.each([{ hasAdditions: false }, { hasAdditions: true }])(
  'a backend with additions $hasAdditions',
  ({ hasAdditions }) => {
    test('shows the newest ten, asked for as agreed, then ten more', async () => {
      const { backend } = open({ notifications: follows, hasAdditions });
      expect(await rows()).toBe(10);
      expect(Object.fromEntries(backend.callsTo(LIST)[0]?.query ?? [])).toEqual({
        order: 'DESC',
        sortBy: 'createdAt',
        page: '1',
        limit: '10',
      });
      expect(backend.callsTo(LIST)[0]?.path).toBe(`/notifications/${demoUser.id}`);
      await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
      expect(await screen.findByText('Leo Marsh started following you.')).toBeTruthy();
      expect(await rows()).toBe(12);
      expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
      // Only who has been led on by a cursor is asked with one.
      const asked = backend.callsTo(LIST).at(-1)?.query;
      expect([asked?.get('page'), asked?.has('cursor')]).toEqual(['2', hasAdditions]);
    });

    test('marks one at once, here and in the bar, with one call', async () => {
      const backend = prepared({ notifications: mixed, hasAdditions });
      const answer = backend.hold(ONE);
      open({}, { backend });
      expect(await screen.findByText('3 new')).toBeTruthy();
      await userEvent.click(await markAmy());
      expect(screen.getByText('2 new')).toBeTruthy();
      expect(bar()).toBe('2');
      answer();
      await waitFor(() =>
        expect(backend.callsTo(`PATCH /notifications/mark-as-read/n1/${demoUser.id}`)).toHaveLength(
          1,
        ),
      );
      expect(screen.getByText('2 new')).toBeTruthy();
    });

    test('one that cannot be marked is unread again', async () => {
      const backend = prepared({ notifications: mixed, hasAdditions });
      backend.fail(ONE);
      open({}, { backend });
      await userEvent.click(await markAmy());
      expect(await screen.findByText('Couldn’t update notification')).toBeTruthy();
      expect(await markAmy()).toBeTruthy();
      expect(screen.getByText('3 new')).toBeTruthy();
      expect(bar()).toBe('3');
    });

    test('marks all at once, and says so when it is done', async () => {
      const backend = prepared({ notifications: mixed, hasAdditions });
      const answer = backend.hold(ALL);
      open({}, { backend });
      await screen.findByText('3 new');
      await userEvent.click(markAll());
      expect(markAll().textContent).toBe('Marking…');
      expect(screen.queryByText(/ new$/)).toBeNull();
      expect(screen.queryByText('Unread')).toBeNull();
      expect(bar()).toBe('0');
      answer();
      expect(await screen.findByText('All caught up')).toBeTruthy();
      expect(screen.getByText('All notifications marked as read.')).toBeTruthy();
      expect(markAll().disabled).toBe(true);
      expect(screen.queryByText('Unread')).toBeNull();
    });

    test('all that cannot be marked are unread again', async () => {
      const backend = prepared({ notifications: mixed, hasAdditions });
      backend.fail(ALL);
      open({}, { backend });
      await screen.findByText('3 new');
      await userEvent.click(markAll());
      expect(await screen.findByText('Couldn’t mark all as read')).toBeTruthy();
      expect(screen.getByText('Please try again.')).toBeTruthy();
      expect(screen.getByText('3 new')).toBeTruthy();
      expect(screen.getAllByText('Unread')).toHaveLength(3);
      expect(bar()).toBe('3');
    });
  },
);

test('today’s stand above the earlier ones, also once more of them are loaded', async () => {
  const notifications = Array.from({ length: 14 }, (_, at) => ({
    ...follows[0]!,
    id: `t${at}`,
    type: at % 2 === 0 ? 'follow' : 'mention',
    createdAt: new Date(FIXED_NOW - at * 4 * 3_600_000).toISOString(),
  }));
  open({ notifications });
  await screen.findByRole('heading', { name: 'Today' });
  const before = screen
    .getByRole('heading', { name: 'Earlier' })
    .parentElement!.querySelectorAll('li').length;
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(async () => expect(await rows()).toBe(14));
  const headings = screen.getAllByRole('heading').map((one) => one.textContent);
  expect(headings).toEqual(['Notifications', 'Today', 'Earlier']);
  const after = screen
    .getByRole('heading', { name: 'Earlier' })
    .parentElement!.querySelectorAll('li').length;
  expect(after).toBe(before + 4);
});

test('of two that are being marked, the refused one alone comes back', async () => {
  const backend = prepared({ notifications: mixed });
  const answer = backend.hold(ONE);
  backend.fail(`PATCH /notifications/mark-as-read/n1/${demoUser.id}`);
  open({}, { backend });
  await userEvent.click(await markAmy());
  await userEvent.click(screen.getByRole('button', { name: /^Mark read: Ben/ }));
  expect(screen.getByText('1 new')).toBeTruthy();
  answer();
  expect(await screen.findByText('2 new')).toBeTruthy();
  expect(await markAmy()).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mark read: Ben/ })).toBeNull();
});

const spanish = { notificationSentence };
const inSpanish = (options: NotificationsFakeOptions) =>
  render(
    <FakeClubline backend={prepared(options)}>
      <MessagesProvider messages={spanish}>
        <NotificationsScreen />
      </MessagesProvider>
    </FakeClubline>,
  );

test('what a server says in no language is said in that of the page', async () => {
  inSpanish({ notifications: everySentence, hasAdditions: true });
  const said = await screen.findAllByRole('link', { name: /Amy Lake/ });
  expect(said.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'Amy Lake te ha invitado a ser copropietario de \u2068نادي البحيرة\u2069.',
    'Amy Lake ha comentado tu publicación en \u2068نادي البحيرة\u2069: ' +
      '«See you at the start line.»',
  ]);
  expect(document.querySelector('[lang=en]')).toBeNull();
});

test('what a server says in English alone is marked as English', async () => {
  inSpanish({ notifications: everySentence });
  const link = await screen.findByText('Amy Lake invited you to be a co-owner of نادي البحيرة.');
  expect(link.lang).toBe('en');
});

test.each(everySentence)('reads a sentence of $sentence.kind', ({ sentence }) => {
  expect(readSentence(sentence)).toEqual(sentence);
});

test.each<[string, unknown]>([
  ['of no server that knows them', undefined],
  ['of a kind that a newer server knows', { kind: 'waved', actor: 'Amy' }],
  ['with a value missing', { kind: 'commented', actor: 'Amy', club: 'Reef' }],
  ['with an unknown reaction', { kind: 'reactedToProfilePost', actor: 'Amy', reaction: 'wow' }],
])('reads no sentence %s', (_, value) => {
  expect(readSentence(value)).toBeNull();
});

test('rows have words for time and kind, and lead to what they are about', async () => {
  const onNavigate = vi.fn();
  const { backend } = open({ notifications: mixed, hasAdditions: true }, { onNavigate });
  const row = (await screen.findByText('12m ago')).closest('li') as HTMLElement;
  expect(within(row).getByText('club invite')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: /^Cho Park/ }));
  expect(onNavigate).toHaveBeenLastCalledWith('/clubs/lakeside?post=p9&comments=1');
  await waitFor(() =>
    expect(backend.callsTo(`PATCH /notifications/mark-as-read/n3/${demoUser.id}`)).toHaveLength(1),
  );
  expect(screen.queryByRole('link', { name: /^Elif/ })).toBeNull();
});

test('the number of unread ones is the server’s where it knows more than is loaded', async () => {
  open({ notifications: follows.map((one) => ({ ...one, isRead: false })), hasAdditions: true });
  expect(await screen.findByText('12 new')).toBeTruthy();
});

describe('searching', () => {
  test('waits until typing rests, then asks once', async () => {
    const clock = createFakeClock();
    const { backend } = open(
      { notifications: mixed },
      { environment: createFakeEnvironment({ clock }) },
    );
    await screen.findByText('3 new');
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'am' } });
    await act(() => clock.advance(200));
    fireEvent.change(field, { target: { value: 'amy ' } });
    await act(() => clock.advance(249));
    expect(backend.callsTo(LIST)).toHaveLength(1);
    await act(() => clock.advance(1));
    expect(backend.callsTo(LIST).map(({ query }) => query.get('search'))).toEqual([null, 'amy']);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('an answer that comes late is not shown', async () => {
    const clock = createFakeClock();
    const backend = prepared({ notifications: mixed });
    open({}, { backend, environment: createFakeEnvironment({ clock }) });
    await screen.findByText('3 new');
    const release = backend.hold(LIST);
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'amy' } });
    await act(() => clock.advance(250));
    fireEvent.change(field, { target: { value: 'ben' } });
    await act(() => clock.advance(250));
    release();
    await act(() => clock.advance(0));
    expect(backend.callsTo(LIST).map(({ query }) => query.get('search'))).toEqual([
      null,
      'amy',
      'ben',
    ]);
    expect(
      screen
        .getAllByRole('listitem')
        .map((row) => within(row).getByText(/invites|following/).textContent),
    ).toEqual(['Ben Torres invites you to Lakeside Riders.']);
  });

  test('that finds nothing says so', async () => {
    open();
    await screen.findByText('3 new');
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No notifications match your search.')).toBeTruthy();
  });
});

describe('other states', () => {
  test('nothing there', async () => {
    open({});
    expect(await screen.findByText('You’re all caught up. 🎉')).toBeTruthy();
    const find = screen.getByRole('link', { name: 'Find people' });
    expect(find.getAttribute('href')).toBe('/search');
    expect(markAll().disabled).toBe(true);
  });

  test('loading', () => {
    const backend = prepared({});
    backend.hold(LIST);
    open({}, { backend });
    expect(screen.getByText('Loading…')).toBeTruthy();
  });

  test.each([
    [new FakeReply(500, { message: 'Out of order.' }), 'Out of order.'],
    [new FakeReply(500), 'Server error'],
    [
      'network' as const,
      'The server could not be reached. Please check your connection and try again.',
    ],
  ])('a failure says why: %#', async (reply, words) => {
    const backend = prepared({ notifications: mixed });
    backend.fail(LIST, reply);
    open({}, { backend });
    expect(await screen.findByText('Couldn’t load notifications.')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('trying again helps', async () => {
    const backend = prepared({ notifications: mixed });
    backend.fail(LIST, new FakeReply(500), 1);
    open({}, { backend });
    await screen.findByText('Couldn’t load notifications.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 new')).toBeTruthy();
  });

  test('more that cannot be loaded leaves what is there', async () => {
    const backend = prepared({ notifications: follows });
    open({}, { backend });
    const more = await screen.findByRole('button', { name: 'Load more' });
    backend.fail(LIST, new FakeReply(500, { message: 'Out of order.' }), 1);
    await userEvent.click(more);
    expect(await screen.findByText('Out of order.')).toBeTruthy();
    expect(await rows()).toBe(10);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await rows()).toBe(12));
  });

  test('signed out, without a call', async () => {
    const { backend } = open({}, { user: null });
    expect(await screen.findByText('Please sign in to view your notifications.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/auth?next=%2Fnotifications',
    );
    expect(backend.calls).toHaveLength(0);
    expect(bar()).toBe('0');
  });
});

describe('an answer that is lost', () => {
  test.each([1, 2])('of %i calls in a row takes nothing back that was stored', async (times) => {
    const backend = prepared({ notifications: mixed });
    for (const pattern of [ONE, ALL]) backend.fail(pattern, 'answer', times);
    open({}, { backend });
    await userEvent.click(await markAmy());
    await waitFor(() => expect(backend.callsTo(ONE)).toHaveLength(2));
    await screen.findByText('2 new');
    await userEvent.click(markAll());
    expect(await screen.findByText('All caught up')).toBeTruthy();
    expect(screen.queryByText('Unread')).toBeNull();
    expect(screen.queryByText('Couldn’t update notification')).toBeNull();
  });

  test('of a call that never arrived is said, and everything is unread again', async () => {
    const backend = prepared({ notifications: mixed });
    backend.fail(ALL, 'network');
    open({}, { backend });
    await screen.findByText('3 new');
    await userEvent.click(markAll());
    expect(await screen.findByText('Couldn’t mark all as read')).toBeTruthy();
    expect(screen.getAllByText('Unread')).toHaveLength(3);
  });
});

test('going back and a reload load as many as were shown', async () => {
  const environment = createFakeEnvironment({ clock: createFakeClock() });
  const anchor = { id: follows[11]!.id, top: 0 };
  environment.historyEntry?.set('notifications', { count: 12, anchor });
  const { backend } = open({ notifications: follows }, { environment });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  expect(backend.callsTo(LIST)).toHaveLength(2);
});
