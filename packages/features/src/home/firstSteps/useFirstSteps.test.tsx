import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { demoUser } from '../../testing';
import { homeFeed, type HomeFeedOptions } from '../../testing/homeFeed.fixtures';

vi.setConfig({ testTimeout: 20_000 });

const KEY = `cl_first_steps_${demoUser.id}`;
const COUNTS = 'GET /users/:id/get-followers-count';
const CLUBS = 'GET /users/:id/get-clubs';
const EMPTY = /^Join a club or follow somebody/;

function open(options: HomeFeedOptions = {}) {
  const { screen: page, ...kit } = homeFeed({ isNew: true, items: [], ...options });
  const view = render(page);
  return {
    ...kit,
    reopen() {
      view.unmount();
      render(page);
    },
  };
}
const panel = () => screen.queryByRole('region', { name: 'First steps' });
const steps = async () => within(await screen.findByRole('region', { name: 'First steps' }));
const left = async () =>
  (await steps()).getAllByRole('link').map((step) => [step.textContent, step.getAttribute('href')]);

test.each([{ hasFeed: true }, { hasFeed: false }])(
  'a new person sees what is left to do, each with the way there (one call: $hasFeed)',
  async ({ hasFeed }) => {
    open({
      hasFeed,
      prepare(backend) {
        backend.handle(CLUBS, () => ({ userClubs: [] }));
        backend.handle(COUNTS, () => ({ followersCount: 0, followingCount: 0 }));
        backend.handle('GET /users/:id/get-following-list', () => ({ followingList: [] }));
      },
    });
    expect(await left()).toEqual([
      ['Join a club', '/clubs'],
      ['Follow somebody', '/search'],
      ['Write a post', '/profile#write-post'],
      ['Add a picture', '/settings'],
    ]);
    expect(screen.queryByText(EMPTY)).toBeNull();
  },
);

test('below the steps stand clubs to join, after which the feed is asked for again', async () => {
  const { backend } = open({
    prepare(server) {
      server.handle(CLUBS, () => ({ userClubs: [] }));
      server.handle('GET /clubs', () => ({ clubs: [{ id: 'c9', name: 'Pond Hockey' }] }));
      server.handle('POST /clubs/:id/join', () => ({}));
    },
  });
  const join = await screen.findByRole('button', { name: 'Join Pond Hockey' });
  const asked = backend.callsTo('GET /social/feed').length;
  await userEvent.click(join);
  await waitFor(() => expect(backend.callsTo('GET /social/feed').length).toBeGreaterThan(asked));
});

test('what is done is ticked off, also when it was done on another page', async () => {
  const { backend } = open({
    prepare: (server) => server.handle(CLUBS, () => ({ userClubs: [] })),
  });
  expect((await left())[0]).toEqual(['Join a club', '/clubs']);
  expect((await steps()).getByText('1 of 4 done')).toBeTruthy();
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  backend.handle(CLUBS, () => ({ userClubs: [{ id: 'c1', name: 'Lakeside' }] }));
  act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1', isMember: true }));
  expect(await (await steps()).findByText('2 of 4 done')).toBeTruthy();
  expect((await left())[0]).toEqual(['Write a post', '/profile#write-post']);
});

test('what was put away stays so on this device, and asks for nothing', async () => {
  const { environment, backend, reopen } = open();
  await userEvent.click((await steps()).getByRole('button', { name: 'Hide the first steps' }));
  await waitFor(() => expect(panel()).toBeNull());
  expect(JSON.parse(environment.local.getItem(KEY) ?? '')).toMatchObject({ isDismissed: true });
  const asked = backend.callsTo(COUNTS).length;
  reopen();
  expect(await screen.findByText(EMPTY)).toBeTruthy();
  expect(panel()).toBeNull();
  expect(backend.callsTo(COUNTS)).toHaveLength(asked);
});

test('what could not be asked is not said to be left', async () => {
  open({ prepare: (backend) => backend.fail(COUNTS) });
  expect(await screen.findByText(EMPTY)).toBeTruthy();
  expect(panel()).toBeNull();
});

test('an empty feed says what to do next in one go', async () => {
  let release = () => {};
  const { backend } = open({ prepare: (server) => void (release = server.hold(COUNTS)) });
  await waitFor(() => expect(backend.callsTo('GET /social/feed')).toHaveLength(1));
  await screen.findByText('Loading your feed…');
  expect(screen.queryByText(EMPTY)).toBeNull();
  act(() => release());
  expect(await left()).toHaveLength(2);
  expect(screen.queryByText(EMPTY)).toBeNull();
});

test('posts that are read are not pushed down; the next visit shows the steps', async () => {
  let release = () => {};
  const { screen: page, environment } = homeFeed({
    isNew: true,
    prepare: (server) => void (release = server.hold(COUNTS)),
  });
  const view = render(page);
  await screen.findByText('Gates open at nine');
  act(() => release());
  await waitFor(() => expect(environment.local.getItem(KEY)).not.toBeNull());
  expect(panel()).toBeNull();
  view.unmount();
  render(page);
  expect(await left()).toEqual([['Add a picture', '/settings']]);
});
