import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NotificationList } from './NotificationList';
import type { NotificationListProps } from './NotificationList.types';
import { notificationList as ar } from './messages.ar';
import { notificationList as es } from './messages.es';
import { allRead, follows, notifications } from './NotificationList.fixtures';

const onMarkRead = vi.fn();
const onMarkAllRead = vi.fn();
const onLoadMore = vi.fn();
const list = (props: Partial<NotificationListProps> = {}) => (
  <NotificationList
    items={notifications}
    onMarkRead={onMarkRead}
    onMarkAllRead={onMarkAllRead}
    onLoadMore={onLoadMore}
    {...props}
  />
);
const show = (props: Partial<NotificationListProps> = {}) => render(list(props));
const markAll = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Mark all as read|Marking…/ });

afterEach(() => vi.clearAllMocks());

describe('a row', () => {
  test('shows content, exact moment, and the type with spaces', () => {
    show();
    const row = screen.getAllByRole('listitem')[1];
    if (!row) throw new Error('no second row');
    expect(
      within(row)
        .getByRole('link', { name: 'Ben Torres invites you to Lakeside Riders.' })
        .getAttribute('href'),
    ).toBe('/clubs/lakeside');
    expect(within(row).getByText('club invite')).toBeTruthy();
    expect(within(row).getByText('12m ago').getAttribute('datetime')).toBe(
      '2025-10-08T17:48:00.000Z',
    );
  });

  test('shows the initials of who did it where there is no picture', () => {
    const [, second] = notifications;
    show({ items: [{ ...second!, actorName: 'Ben Torres', image: null }] });
    expect(screen.getByText('BT')).toBeTruthy();
  });

  test.each([
    ['first', 'Ben Torres reacted to your post.', 'Ben Torres'],
    ['within', 'A follow from Ben Torres for you.', 'Ben Torres'],
    ['held together', '\u2068نور حداد\u2069 te sigue.', 'نور حداد'],
  ])('the name of who did it stands apart in the sentence where it is %s', (_, content, name) => {
    show({ items: [{ ...notifications[1]!, content, actorName: name }] });
    expect(screen.getByRole('link').textContent).toBe(content);
    expect(screen.getByText(name)).toBeTruthy();
  });

  test.each([undefined, '', 'Someone Else'])(
    'a sentence without the name "%s" is one piece',
    (actorName) => {
      show({ items: [{ ...notifications[1]!, actorName }] });
      expect(screen.getByText('Ben Torres invites you to Lakeside Riders.')).toBeTruthy();
    },
  );

  test.each([
    ['is not in the sentence', {}, true],
    ['stands in the sentence', { type: 'follow' }, false],
    ['is said in other words', { isTypeSaid: true }, false],
  ])('shows the word of its kind to the eye where it %s: %s', (_when, fields, isSeen) => {
    const item = { ...notifications[0]!, type: 'club_invite', ...fields };
    const { container } = show({ items: [item] });
    expect(within(container).queryByText('·') !== null).toBe(isSeen);
    expect(screen.getByText(item.type.replaceAll('_', ' '))).toBeTruthy();
  });

  test('says of a sentence in another language which one it is', () => {
    const [first] = notifications;
    show({ items: [{ ...first!, contentLang: 'en' }] });
    expect(screen.getByText('Amy Lake started following you.').lang).toBe('en');
  });

  test.each([
    [es, 'seguimiento', 'otra cosa'],
    [ar, 'متابعة', '\u2068otra cosa\u2069'],
  ])('names its kind in the language of the page, where there is a word', (texts, word, other) => {
    const [first] = notifications;
    const items = [first!, { ...first!, id: 'other', type: 'otra_cosa' }];
    show({ items, labels: { kind: texts.kind } });
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.getByText(other)).toBeTruthy();
  });

  test('tells when its link is followed', () => {
    const onOpen = vi.fn();
    show({ onOpen });
    fireEvent.click(screen.getByRole('link', { name: 'Amy Lake started following you.' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('n1');
  });

  test('says that it is unread in words and can be marked; a read one cannot', async () => {
    show();
    expect(screen.getAllByText('Unread')).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: /^Mark read:/ })).toHaveLength(3);
    await userEvent.click(
      screen.getByRole('button', { name: 'Mark read: Amy Lake started following you.' }),
    );
    expect(onMarkRead).toHaveBeenCalledExactlyOnceWith('n1');
  });

  test('keeps the place of who marks it, though the button goes', async () => {
    const { rerender } = show();
    const row = screen.getAllByRole('listitem')[0];
    screen.getByRole('button', { name: 'Mark read: Amy Lake started following you.' }).focus();
    await userEvent.keyboard('{Enter}');
    rerender(
      <NotificationList
        items={notifications.map((item) => ({ ...item, isRead: true }))}
        onMarkRead={onMarkRead}
        onMarkAllRead={onMarkAllRead}
      />,
    );
    expect(document.activeElement).toBe(row);
  });
});

describe('what happened today', () => {
  const headings = () => screen.queryAllByRole('heading').map((one) => one.textContent);
  const today = Date.parse('2025-10-08T00:00:00.000Z');

  test('stands under a heading, and the rest under another', () => {
    show({ today });
    expect(headings()).toEqual(['Notifications', 'Today', 'Earlier']);
    const isBelow = (heading: string, row: number) =>
      screen
        .getByRole('heading', { name: heading })
        .compareDocumentPosition(screen.getAllByRole('listitem')[row]!) &
      Node.DOCUMENT_POSITION_FOLLOWING;
    // Those of Cho Park, and of Dani Ortiz some days before.
    expect(isBelow('Earlier', 2)).toBeFalsy();
    expect(isBelow('Earlier', 3)).toBeTruthy();
  });

  test('has no heading without anything below it', () => {
    show({ today, items: notifications.slice(3) });
    expect(headings()).toEqual(['Notifications', 'Earlier']);
  });

  test('is grouped by itself; only the last group may go on', () => {
    const items = [...follows.slice(0, 3), ...follows.slice(0, 3)].map((item, at) => ({
      ...item,
      id: `f${at}`,
      dateTime: new Date(today + (2.5 - at) * 3_600_000).toISOString(),
    }));
    show({ today, items, groupFrom: 3, hasMore: true });
    expect(headings()).toEqual(['Notifications', 'Today', 'Follow (3)', 'Earlier', 'Follow (3+)']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });
});

describe('neighbours of one kind', () => {
  test('stand under a heading from the number on that is asked for, every row in sight', () => {
    show({ items: follows, groupFrom: 3 });
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['Follow (3)']);
    expect(screen.getAllByRole('listitem')).toHaveLength(follows.length);
  });

  test('fold away, leaving the number of unread ones', async () => {
    show({ items: follows, groupFrom: 3 });
    await userEvent.click(screen.getByRole('button', { name: 'Follow (3)' }));
    expect(screen.getByText('2 unread')).toBeTruthy();
    expect(screen.getByText('Amy Lake started following you.').closest('[hidden]')).not.toBeNull();
    expect(screen.getByText(follows[3]?.content ?? '').closest('[hidden]')).toBeNull();
  });

  test('of which more may come say so', () => {
    show({ items: follows.slice(0, 3), groupFrom: 3, hasMore: true });
    expect(screen.getByRole('heading', { name: 'Follow (3+)' })).toBeTruthy();
  });

  test('are not grouped when fewer, or when nobody asks', () => {
    const { unmount } = show({ items: follows, groupFrom: 4 });
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    unmount();
    show({ items: follows });
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});

describe('the head', () => {
  test('counts the unread among those loaded', () => {
    show();
    expect(screen.getByText('3 new')).toBeTruthy();
  });

  test('has no badge and nothing to mark when all are read', () => {
    show({ items: allRead });
    expect(screen.queryByText(/ new$/)).toBeNull();
    expect(markAll().disabled).toBe(true);
  });

  test('marks all, once', async () => {
    const { rerender } = show();
    await userEvent.click(markAll());
    expect(onMarkAllRead).toHaveBeenCalledOnce();
    rerender(
      <NotificationList
        items={notifications}
        onMarkRead={onMarkRead}
        onMarkAllRead={onMarkAllRead}
        isMarkingAll
      />,
    );
    expect(markAll().textContent).toBe('Marking…');
    expect(markAll().disabled).toBe(true);
  });

  test('takes the focus that the browser takes from a button with nothing left to mark', () => {
    const { rerender } = show();
    const again = (props: Partial<NotificationListProps>) =>
      rerender(
        <NotificationList
          items={notifications}
          onMarkRead={onMarkRead}
          onMarkAllRead={onMarkAllRead}
          {...props}
        />,
      );
    markAll().focus();
    fireEvent.click(markAll());
    again({ isMarkingAll: true });
    // What browsers do to a button that is disabled.
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    elsewhere.remove();
    again({ items: allRead, isMarkingAll: true });
    expect(document.activeElement).toBe(document.body);
    again({ items: allRead });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }));
  });

  test('passes on what is searched for', async () => {
    const onSearchChange = vi.fn();
    show({ query: '', onQueryChange: onSearchChange });
    const field = screen.getByRole('searchbox', { name: 'Search notifications' });
    expect(field.getAttribute('placeholder')).toBe('Search notifications…');
    await userEvent.type(field, 'a');
    expect(onSearchChange).toHaveBeenCalledWith('a');
  });
});

describe('other states', () => {
  test.each<[string, Partial<NotificationListProps>, string]>([
    ['nothing there', { items: [] }, 'You’re all caught up. 🎉'],
    ['nothing found', { items: [], query: 'x' }, 'No notifications match your search.'],
    ['loading', { items: [], status: 'loading' }, 'Loading…'],
    [
      'signed out',
      { items: [], status: 'signedOut' },
      'Please sign in to view your notifications.',
    ],
    ['failed', { items: [], status: 'error' }, 'Couldn’t load notifications.'],
    [
      'failed without words of the server',
      { items: [], status: 'error', errorMessage: '' },
      'Server error',
    ],
    [
      'failed with words of the server',
      { items: [], status: 'error', errorMessage: 'Resting' },
      'Resting',
    ],
  ])('%s', (_name, props, message) => {
    show(props);
    expect(screen.getByText(message)).toBeTruthy();
  });

  test('nothing there leads on to people, nothing found back to the search', async () => {
    const { rerender } = show({ items: [], findPeopleHref: '/search' });
    expect(screen.getByRole('link', { name: 'Find people' }).getAttribute('href')).toBe('/search');
    const onQueryChange = vi.fn();
    rerender(list({ items: [], findPeopleHref: '/search', query: 'x', onQueryChange }));
    expect(screen.queryByRole('link', { name: 'Find people' })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(onQueryChange).toHaveBeenCalledWith('');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('signed out there is nothing to search or mark', () => {
    show({
      items: [],
      status: 'signedOut',
      query: '',
      onQueryChange: vi.fn(),
      signInHref: '/auth?next=/notifications',
    });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/auth?next=/notifications',
    );
  });

  test('trying again leaves the focus at the head, for its button goes', async () => {
    const onRetry = vi.fn();
    show({ items: [], status: 'error', onRetry });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }));
  });

  test('after the last page the focus goes on at the first row that came with it', async () => {
    const first = notifications.slice(0, 2);
    const { rerender } = show({ items: first, hasMore: true });
    screen.getByRole('button', { name: 'Load more' }).focus();
    await userEvent.keyboard('{Enter}');
    rerender(
      <NotificationList
        items={notifications}
        onMarkRead={onMarkRead}
        onMarkAllRead={onMarkAllRead}
      />,
    );
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[2]);
  });

  test('more is offered only while the server has more', async () => {
    const { unmount } = show();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    unmount();
    show({ hasMore: true });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });
});
