import { describe, expect, test } from 'vitest';
import { FIXED_NOW } from '../testing';
import { linkHref } from './linkHref';
import { readNotification, readPage } from './notifications.calls';
import {
  joinPages,
  NOTHING_MARKED,
  shownUnreadCount,
  withAllRead,
  withArrival,
  withPage,
  withRead,
} from './notifications.state';
import { notificationTime } from './notificationTime';

const one = (id: string, isRead = false) => ({
  id,
  type: 'follow',
  content: id,
  isRead,
  profilePicture: null,
  createdAt: `2025-10-0${id.slice(-1)}T00:00:00.000Z`,
  link: null,
});
const page = (ids: string[], unreadCount: number | null = null, hasNextPage = false) => ({
  items: ids.map((id) => one(id)),
  hasNextPage,
  unreadCount,
});
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

test.each([
  [0, '0s ago'],
  [59 * SECOND, '59s ago'],
  [60 * SECOND, '1m ago'],
  [59 * 60 * SECOND, '59m ago'],
  [HOUR, '1h ago'],
  [23 * HOUR, '23h ago'],
  [DAY, '1d ago'],
  [7 * DAY - 1, '6d ago'],
  [7 * DAY, new Date(FIXED_NOW - 7 * DAY).toLocaleDateString()],
  [-5 * SECOND, '0s ago'],
])('%i ms ago is %s', (age, words) => {
  expect(notificationTime(new Date(FIXED_NOW - age).toISOString(), FIXED_NOW)).toBe(words);
});

test('a time nobody can read has no words', () => {
  expect(notificationTime('', FIXED_NOW)).toBe('');
});

describe('reading', () => {
  test('takes either name of the time, and a number as id', () => {
    expect(
      readNotification({ id: 7, type: 'a_b', content: 'x', created_at: '2025-10-01' }),
    ).toEqual({
      id: '7',
      type: 'a_b',
      content: 'x',
      isRead: false,
      profilePicture: null,
      createdAt: '2025-10-01',
      link: null,
    });
    expect(readNotification({ type: 'follow' })).toBeNull();
  });

  test.each([
    ['/clubs/1?post=2', '/clubs/1?post=2'],
    ['https://evil.example', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
  ])('link %s becomes %s', (link, read) => {
    expect(readNotification({ id: '1', link })?.link).toBe(read);
  });

  test('a follow leads to who follows, when that is known', () => {
    expect(readNotification({ id: '1', type: 'follow', sender: { username: 'amy' } })?.link).toBe(
      '/profile/amy',
    );
    expect(
      readNotification({ id: '1', type: 'comment', sender: { username: 'amy' } })?.link,
    ).toBeNull();
  });

  test.each([
    [{ notifications: [{ id: '1' }], meta: { hasNextPage: true } }],
    [{ data: { notifications: [{ id: '1' }], meta: { hasNextPage: true } } }],
    [{ data: { data: { notifications: [{ id: '1' }] } }, meta: { hasNextPage: true } }],
    [{ data: [{ id: '1' }], meta: { hasNextPage: true } }],
  ])('a page stands where the server puts it: %j', (body) => {
    const read = readPage(body);
    expect([read.items.map(({ id }) => id), read.hasNextPage, read.unreadCount]).toEqual([
      ['1'],
      true,
      null,
    ]);
  });

  test.each([[undefined], [null], [''], [{ notifications: 'none' }]])(
    '%j is an empty page',
    (body) => {
      expect(readPage(body)).toEqual({ items: [], hasNextPage: false, unreadCount: null });
    },
  );
});

describe('pages', () => {
  test('one that was pushed onto the next page counts once', () => {
    const loaded = withPage(joinPages('', [page(['n9', 'n8'], null, true)]), page(['n8', 'n7']));
    expect([loaded.items.map(({ id }) => id), loaded.pages, loaded.hasNextPage]).toEqual([
      ['n9', 'n8', 'n7'],
      2,
      false,
    ]);
  });

  test('an arrival comes on top, once, and is counted once', () => {
    const loaded = withArrival(withArrival(joinPages('', [page(['n1'], 1)]), one('n2')), one('n2'));
    expect([loaded.items.map(({ id }) => id), loaded.unreadCount]).toEqual([['n2', 'n1'], 2]);
  });
});

describe('unread', () => {
  const loaded = joinPages('', [page(['n3', 'n2', 'n1'], 12)]);

  test('are those loaded, or as many as the server says', () => {
    expect(shownUnreadCount({ ...loaded, unreadCount: null }, NOTHING_MARKED)).toBe(3);
    expect(shownUnreadCount(loaded, NOTHING_MARKED)).toBe(12);
  });

  test('are less what is being marked', () => {
    expect(shownUnreadCount(loaded, { ids: ['n2'], upTo: null })).toBe(11);
    expect(shownUnreadCount(loaded, { ids: [], upTo: one('n3').createdAt })).toBe(0);
  });

  test('stay less once marked', () => {
    expect(shownUnreadCount(withRead(loaded, 'n2'), NOTHING_MARKED)).toBe(11);
    expect(shownUnreadCount(withAllRead(loaded, one('n3').createdAt), NOTHING_MARKED)).toBe(0);
  });

  test('what came after marking all is unread', () => {
    const later = withArrival(loaded, one('n4'));
    expect(withAllRead(later, one('n3').createdAt).items.map(({ isRead }) => isRead)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

test('links lead to where this page has the place', () => {
  const hrefFor = (place: object) => JSON.stringify(place);
  expect(JSON.parse(linkHref('/profile/amy%20l', hrefFor))).toEqual({
    to: 'profile',
    username: 'amy l',
  });
  expect(JSON.parse(linkHref('/clubs/c1?post=p1&comments=1', hrefFor))).toEqual({
    to: 'club',
    id: 'c1',
    post: 'p1',
    comments: true,
  });
  expect(JSON.parse(linkHref('/racer/r1', hrefFor))).toEqual({ to: 'racer', id: 'r1' });
  expect(linkHref('/clubs/discover', hrefFor)).toBe('/clubs/discover');
  expect(linkHref('/scores?day=1', hrefFor)).toBe('/scores?day=1');
});
