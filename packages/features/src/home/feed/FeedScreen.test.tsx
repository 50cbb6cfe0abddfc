import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  createFakeEnvironment,
  createStoryClock,
  demoUser,
  FakeClubline,
  FakeReply,
  minutesAgo,
} from '../../testing';
import { homeFeed, type HomeFeedOptions } from '../../testing/homeFeed.fixtures';
import { FeedScreen, type FeedScreenProps } from './FeedScreen';

// Typing and pressing is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

async function open(options: HomeFeedOptions = {}, props: FeedScreenProps = {}) {
  const { backend, environment, screen: page } = homeFeed(options, props);
  const view = render(page);
  await screen.findByRole('heading', { level: 1, name: 'My Feed' });
  return { backend, environment, view };
}
const words = () =>
  screen.getAllByRole('article').map((post) => {
    const known = ['Gates open at nine', 'New boat day', 'Who drives?', 'My lift has room for two'];
    return known.find((text) => within(post).queryByText(text)) ?? post.textContent;
  });
const all = ['Gates open at nine', 'New boat day', 'Who drives?', 'My lift has room for two'];
const headings = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const article = (text: string) => screen.getByText(text).closest('article') as HTMLElement;

test.each([{ hasFeed: true }, { hasFeed: false }])(
  'posts of clubs and of followed people stand newest first (one call: $hasFeed)',
  async ({ hasFeed }) => {
    const { backend } = await open({ hasFeed });
    await screen.findByText('Gates open at nine');
    expect(words()).toEqual(all);
    expect(backend.callsTo('GET /social/feed')).toHaveLength(hasFeed ? 1 : 0);
    expect(
      within(article('Who drives?'))
        .getByRole('link', { name: 'Harbour Hawks' })
        .getAttribute('href'),
    ).toBe('/clubs/c2');
  },
);

test('a server that has lost the call is asked place by place', async () => {
  await open({ prepare: (backend) => backend.fail('GET /social/feed', new FakeReply(404)) });
  await screen.findByText('Gates open at nine');
  expect(words()).toEqual(all);
});

test('a club that cannot be read leaves the others', async () => {
  await open({
    hasFeed: false,
    prepare: (backend) =>
      backend.fail('GET /club-social/club-posts-feed/:userId/c1', new FakeReply(403)),
  });
  await screen.findByText('Who drives?');
  expect(words()).toEqual(all.slice(1));
  expect(screen.queryByText(/is missing here/)).toBeNull();
});

test.each([
  ['one club', 'GET /club-social/club-posts-feed/:userId/c1', all.slice(1)],
  ['the clubs', 'GET /users/:id/get-clubs', ['New boat day']],
  [
    'the people',
    'GET /social/profile-posts',
    ['Gates open at nine', 'Who drives?', 'My lift has room for two'],
  ],
])('where %s cannot be asked, the others are there, and that is said', async (_, call, left) => {
  await open({ hasFeed: false, prepare: (backend) => backend.fail(call) });
  expect(await screen.findByText(/is missing here/)).toBeTruthy();
  expect(words()).toEqual(left);
});

test('where nothing could be asked, nothing looks as if nobody had written', async () => {
  await open({
    hasFeed: false,
    prepare(backend) {
      backend.fail('GET /users/:id/get-clubs');
      backend.fail('GET /social/profile-posts');
    },
  });
  expect(await screen.findByText('Your feed could not be loaded')).toBeTruthy();
});

test('a first visit tells nothing of what is new, the next one what has come since', async () => {
  const { environment } = await open();
  await screen.findByText('Gates open at nine');
  expect(headings()).toEqual([]);
  expect(environment.local.getItem(`sports_app_feed_seen_${demoUser.id}`)).toBe(minutesAgo(5));
});

test('what came since the last visit stands under its own heading', async () => {
  await open({ seen: minutesAgo(30) });
  await screen.findByText('Gates open at nine');
  expect(headings()).toEqual(['2 new posts since your last visit', 'Earlier']);
  expect(words()).toEqual(all);
});

test('one’s own posts are no news', async () => {
  await open({ seen: minutesAgo(100) });
  await screen.findByText('Gates open at nine');
  expect(headings()).toEqual(['3 new posts since your last visit']);
});

test('no number is said where there may be more news than were loaded', async () => {
  await open({ seen: minutesAgo(100), pageSize: 2 });
  await screen.findByText('Gates open at nine');
  expect(headings()).toEqual(['New posts since your last visit']);
});

test('what was new stays so when one comes back, and not at another visit', async () => {
  const { backend, environment, screen: page } = homeFeed({ seen: minutesAgo(30) });
  const news = ['2 new posts since your last visit', 'Earlier'];
  const first = render(page);
  await waitFor(() => expect(headings()).toEqual(news));
  first.unmount();
  const back = render(page);
  await waitFor(() => expect(headings()).toEqual(news));
  back.unmount();
  const another = createFakeEnvironment({ clock: createStoryClock(), local: environment.local });
  render(
    <FakeClubline backend={backend} environment={another}>
      <FeedScreen />
    </FakeClubline>,
  );
  await screen.findByText('Gates open at nine');
  expect(headings()).toEqual([]);
});

test('what another page has shown since is not forgotten for what is older', async () => {
  const { environment } = await open({ seen: minutesAgo(1) });
  await screen.findByText('Gates open at nine');
  expect(environment.local.getItem(`sports_app_feed_seen_${demoUser.id}`)).toBe(minutesAgo(1));
});

test('going back loads as far as one had read', async () => {
  const { backend, environment, screen: page } = homeFeed({ pageSize: 2 });
  environment.historyEntry?.set('homeFeed', { count: 40, anchor: { id: 'p3', top: 0 } });
  render(page);
  expect(await screen.findByText('My lift has room for two')).toBeTruthy();
  expect(backend.callsTo('GET /social/feed')).toHaveLength(2);
});

test('a server that keeps back what is older says so', async () => {
  await open({
    prepare(backend) {
      backend.handle('GET /social/feed', () => ({
        data: { items: [{ kind: 'profilePost', post: { id: 'q1', content: 'New boat day' } }] },
        meta: { hasMore: true },
      }));
    },
  });
  expect(await screen.findByText('The server sent only the first 1.')).toBeTruthy();
});

test('older posts come page by page', async () => {
  const { backend } = await open({ pageSize: 2 });
  await screen.findByText('Gates open at nine');
  expect(words()).toEqual(all.slice(0, 2));
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('My lift has room for two');
  expect(words()).toEqual(all);
  expect(backend.callsTo('GET /social/feed').map(({ query }) => query.get('cursor'))).toEqual([
    null,
    '2',
  ]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('who has nothing to read is led to clubs', async () => {
  await open({ items: [] });
  await screen.findByText('Join a club or follow somebody, and what they write stands here.');
  expect(screen.getByRole('link', { name: 'Discover Clubs' }).getAttribute('href')).toBe(
    '/clubs/discover',
  );
});

test('a feed that fails says so, and comes when it is asked again', async () => {
  const { backend } = await open({
    prepare: (server) => server.fail('GET /social/feed', new FakeReply(500), 1),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Gates open at nine')).toBeTruthy();
  expect(backend.callsTo('GET /social/feed')).toHaveLength(2);
});

test('one reacts in the feed', async () => {
  const { backend } = await open();
  await screen.findByText('Who drives?');
  const post = within(article('Who drives?'));
  await userEvent.click(post.getByRole('button', { name: /^Like,/ }));
  await waitFor(() =>
    expect(backend.callsTo('POST /club-social/club-post-reactions')[0]?.body).toMatchObject({
      clubPostId: 'p2',
      reaction: 'like',
    }),
  );
});

test('one’s own post is deleted, and stays where that fails', async () => {
  const call = 'DELETE /club-social/club-posts/:club/:post/:user';
  await open({ prepare: (backend) => backend.fail(call, new FakeReply(409), 1) });
  await screen.findByText('My lift has room for two');
  const remove = async () => {
    const post = within(article('My lift has room for two'));
    await userEvent.click(post.getByRole('button', { name: /^More about the post/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  await remove();
  expect(await screen.findByText('Delete failed')).toBeTruthy();
  expect(screen.getByText('My lift has room for two')).toBeTruthy();
  await remove();
  expect(await screen.findByText('Deleted')).toBeTruthy();
  expect(screen.queryByText('My lift has room for two')).toBeNull();
  // The button that had the focus is gone with the post.
  await waitFor(() =>
    expect(document.activeElement?.contains(article('Gates open at nine'))).toBe(true),
  );
  expect(document.activeElement).not.toBe(document.body);
});

test('what is given stands after the third post, and not where there are none', async () => {
  const among = <article>Of the event</article>;
  const { view } = await open({}, { among });
  await screen.findByText('Gates open at nine');
  expect(words()).toEqual([...all.slice(0, 3), 'Of the event', all[3]]);
  view.unmount();
  await open({ items: [] }, { among });
  expect(await screen.findByText(/^Join a club or follow somebody/)).toBeTruthy();
  expect(screen.queryByText('Of the event')).toBeNull();
});

test('posts of either kind tell their age in the same words', async () => {
  await open();
  await screen.findByText('New boat day');
  expect(within(article('New boat day')).getByText('10m ago')).toBeTruthy();
  expect(within(article('Gates open at nine')).getByText(/^5m ago/)).toBeTruthy();
});
