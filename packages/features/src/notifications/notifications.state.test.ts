import { describe, expect, test } from 'vitest';
import { notificationHref } from './notificationHref';
import { BY_NUMBER, readNotification, readPage } from './notifications.calls';
import {
  NOTHING_MARKED,
  refreshed,
  shownUnreadCount,
  withAllRead,
  withArrival,
  withPage,
  withRead,
} from './notifications.state';

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
  nextCursor: hasNextPage ? BY_NUMBER : null,
  unreadCount,
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
    expect([read.items.map(({ id }) => id), read.nextCursor, read.unreadCount]).toEqual([
      ['1'],
      BY_NUMBER,
      null,
    ]);
  });

  test.each([[undefined], [null], [''], [{ notifications: 'none' }]])(
    '%j is an empty page',
    (body) => {
      expect(readPage(body)).toEqual({
        items: [],
        nextCursor: null,
        unreadCount: null,
      });
    },
  );
});

describe('pages', () => {
  test('one that was pushed onto the next page counts once', () => {
    const loaded = withPage(refreshed('', page(['n9', 'n8'], null, true)), page(['n8', 'n7']));
    expect([loaded.items.map(({ id }) => id), loaded.nextCursor]).toEqual([
      ['n9', 'n8', 'n7'],
      null,
    ]);
  });

  test('an arrival comes on top, once, and is counted once', () => {
    const loaded = withArrival(withArrival(refreshed('', page(['n1'], 1)), one('n2')), one('n2'));
    expect([loaded.items.map(({ id }) => id), loaded.unreadCount]).toEqual([['n2', 'n1'], 2]);
  });
});

describe('unread', () => {
  const loaded = refreshed('', page(['n3', 'n2', 'n1'], 12));

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

  test('are counted down once, by this page and by what it hears of another', () => {
    const twice = withRead(withRead(loaded, 'n2'), 'n2');
    expect(shownUnreadCount(twice, NOTHING_MARKED)).toBe(11);
    const notLoaded = withRead(withRead(loaded, 'n0'), 'n0');
    expect(shownUnreadCount(notLoaded, NOTHING_MARKED)).toBe(11);
    expect(shownUnreadCount(notLoaded, { ids: ['n0'], upTo: null })).toBe(11);
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

describe('where a notification leads', () => {
  const hrefFor = (route: object) => JSON.stringify(route);
  const routeOf = (fields: { link?: string; target?: unknown }): unknown => {
    const notification = readNotification({ id: '1', ...fields });
    const href = notification && notificationHref(notification, 'u-1', hrefFor);
    return href?.startsWith('{') ? JSON.parse(href) : href;
  };

  test.each([
    ['/profile/amy%20l', { to: 'profile', username: 'amy l' }],
    ['/clubs/c1?post=p1&comments=1', { to: 'club', id: 'c1', post: 'p1', comments: true }],
    ['/racer/r1', { to: 'racer', id: 'r1' }],
    ['/clubs/discover', '/clubs/discover'],
    ['/scores?day=1', '/scores?day=1'],
  ])('the link %s of a server without targets leads to its place on this page', (link, route) => {
    expect(routeOf({ link })).toEqual(route);
    expect(routeOf({ link, target: null })).toEqual(route);
  });

  test.each([
    [
      { kind: 'profile', userId: 'u-2', username: 'amy' },
      { to: 'profile', username: 'amy' },
    ],
    [{ kind: 'profile', userId: 'u-1', username: 'maya' }, { to: 'ownProfile' }],
    [{ kind: 'profilePost', postId: 'p', userId: 'u-1', username: 'maya' }, { to: 'ownProfile' }],
    [
      { kind: 'clubPost', clubId: 'c1', postId: 7 },
      { to: 'club', id: 'c1', post: '7' },
    ],
    [
      { kind: 'clubComment', clubId: 'c1', postId: 'p1', commentId: 'k1' },
      { to: 'club', id: 'c1', post: 'p1', comments: true, comment: 'k1' },
    ],
    [
      { kind: 'channelMessage', clubId: 'c1', channelId: 'h', messageId: 'm' },
      { to: 'clubChannel', id: 'c1', channel: 'h', message: 'm' },
    ],
    [
      { kind: 'liveRoom', roomId: 'event_chatroom' },
      { to: 'results', room: 'event_chatroom' },
    ],
    [
      { kind: 'coOwnerInvitation', clubId: 'c1' },
      { to: 'club', id: 'c1' },
    ],
  ])('the target %j goes before the link', (target, route) => {
    expect(routeOf({ target, link: '/clubs/old' })).toEqual(route);
  });

  test.each([
    { kind: 'prize', id: '1' },
    { kind: 'clubPost', clubId: 'c1' },
    'clubPost',
    [{ kind: 'clubPost', clubId: 'c1', postId: 'p1' }],
  ])('a target that cannot be read, %j, leaves the link', (target) => {
    expect(routeOf({ target, link: '/clubs/c1' })).toEqual({ to: 'club', id: 'c1' });
  });

  test('without either it leads nowhere', () => expect(routeOf({})).toBeNull());
});
