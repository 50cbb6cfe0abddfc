import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  ben,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  fakePost,
  FakeReply,
  minutesAgo,
  type FakeBackend,
} from '../../testing';
import { press } from '../../testing/harness/press';
import { article, joined, openClub, type OpenClubOptions } from './testing/openClub';

// Typing key by key is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const texts = (text: string) => screen.queryAllByText(text).length;

const POST = 'POST /club-social/club-posts';
const COMMENT = 'POST /club-social/club-comments';
const MESSAGE = 'POST /club-channels/ch1/messages';

/** Opens the club and writes into one of its places. */
const places = {
  async post(options: OpenClubOptions) {
    const clock = createFakeClock();
    const around = { environment: createFakeEnvironment({ clock }) };
    const { backend, ...view } = openClub({ clubs: [joined()], ...options }, {}, around);
    await userEvent.type(await box('Write a post'), 'Race day');
    await press('Post');
    return { backend, clock, call: POST, ...view };
  },
  async comment(options: OpenClubOptions) {
    const clock = createFakeClock();
    const around = { environment: createFakeEnvironment({ clock }) };
    const posts = [fakePost({ id: 'p1', clubId: 'c1', content: 'Start list' })];
    const props = { postId: 'p1', showComments: true };
    const { backend, ...view } = openClub({ clubs: [joined()], posts, ...options }, props, around);
    await userEvent.type(await box('Write a comment'), 'Race day{Enter}');
    return { backend, clock, call: COMMENT, ...view };
  },
  async message(options: OpenClubOptions) {
    const clock = createFakeClock();
    const around = { environment: createFakeEnvironment({ clock }) };
    const clubs = [joined({ channels: [{ id: 'ch1', name: 'Pits' }] })];
    const { backend, ...view } = openClub({ clubs, ...options }, { channel: 'Pits' }, around);
    await userEvent.type(await box('Write a message'), 'Race day{Enter}');
    return { backend, clock, call: MESSAGE, ...view };
  },
};
const PLACES = ['post', 'comment', 'message'] as const;
const ALL = PLACES.flatMap((place) => [
  { place, takesClientIds: true },
  { place, takesClientIds: false },
]);
const CALLS = { post: POST, comment: COMMENT, message: MESSAGE };

test.each(ALL)(
  'a $place whose request is lost says so and is sent again once, ids taken: $takesClientIds',
  async ({ place, takesClientIds }) => {
    const { backend, clock, call } = await places[place]({
      takesClientIds,
      prepare: (server) => server.fail(CALLS[place], 'network', 1),
    });
    await screen.findByText('Not sent');
    expect(texts('Race day')).toBe(1);
    await press('Try again');
    await act(() => clock.advance(5_000));
    await waitFor(() => expect(texts('Not sent')).toBe(0));
    expect(texts('Race day')).toBe(1);
    const ids = backend.callsTo(call).map(({ body }) => (body as { clientId?: string }).clientId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0] !== undefined).toBe(takesClientIds);
  },
);

test.each(ALL)(
  'a $place whose answer is lost is found and not sent again, ids taken: $takesClientIds',
  async ({ place, takesClientIds }) => {
    const { backend, call } = await places[place]({
      takesClientIds,
      prepare: (server) => server.fail(CALLS[place], 'answer', 1),
    });
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(texts('Not sent')).toBe(0);
    expect(texts('Race day')).toBe(1);
    expect(backend.callsTo(call)).toHaveLength(1);
  },
);

test.each(PLACES)(
  'a %s that is refused when it is sent again says why, and can be given up',
  async (place) => {
    const { backend, clock, call } = await places[place]({
      prepare: (server) => server.fail(CALLS[place], new FakeReply(503), 1),
    });
    await screen.findByText('Not sent');
    backend.fail(call, new FakeReply(403, { message: 'You are muted.' }));
    await press('Try again');
    await act(() => clock.advance(5_000));
    expect(await screen.findByText('Not sent: You are muted.')).toBeTruthy();
    await press('Discard');
    expect(texts('Race day')).toBe(0);
  },
);

test('what is unsent is still there after a reload of the page', async () => {
  const environment = createFakeEnvironment({ clock: createFakeClock() });
  const prepare = (server: FakeBackend) => server.fail(POST, 'network');
  const { unmount } = openClub({ clubs: [joined()], prepare }, {}, { environment });
  await userEvent.type(await box('Write a post'), 'Race day');
  await press('Post');
  await screen.findByText('Not sent');
  unmount();
  openClub({ clubs: [joined()] }, {}, { environment });
  expect(await screen.findByText('Not sent')).toBeTruthy();
  expect(within(article('Race day')).getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a comment that was not sent opens its post, until one closes it', async () => {
  const environment = createFakeEnvironment({ clock: createFakeClock() });
  const open = (prepare?: (server: FakeBackend) => void) => {
    const posts = [fakePost({ id: 'p1', clubId: 'c1', content: 'Start list' })];
    const around = { environment };
    return openClub({ clubs: [joined()], posts, ...(prepare && { prepare }) }, {}, around);
  };
  const before = open((server) => server.fail(COMMENT, 'network'));
  await press(/^\d+ comments?$/);
  await userEvent.type(await box('Write a comment'), 'Race day{Enter}');
  await screen.findByText('Not sent');
  before.unmount();
  open();
  expect(await screen.findByText('Not sent')).toBeTruthy();
  expect(within(article('Start list')).getByText('Race day')).toBeTruthy();
  await press(/^\d+ comments?$/);
  await waitFor(() => expect(texts('Not sent')).toBe(0));
  await press(/^\d+ comments?$/);
  await press('Discard');
  await waitFor(() => expect(texts('Race day')).toBe(0));
});

test.each([
  {
    place: 'Write a comment',
    write: COMMENT,
    read: 'GET /club-social/club-comments/:postId/comments',
    props: { postId: 'p1', showComments: true },
    failed: 'Earlier comments could not be loaded.',
  },
  {
    place: 'Write a message',
    write: MESSAGE,
    read: 'GET /club-channels/:channelId/messages',
    props: { channel: 'Pits' },
    failed: 'Older messages could not be loaded.',
  },
])('what is unsent stands for no others that could not be loaded: $place', async (one) => {
  const environment = createFakeEnvironment({ clock: createFakeClock() });
  const said = { id: 'b1', content: 'Said before', createdAt: minutesAgo(3) };
  const open = (prepare: (server: FakeBackend) => void) =>
    openClub(
      {
        clubs: [joined({ channels: [{ id: 'ch1', name: 'Pits' }] })],
        posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Start list' })],
        comments: [{ ...said, postId: 'p1', parentComment: null, user: ben }],
        messages: [{ ...said, channelId: 'ch1', mediaUrls: [], sender: ben }],
        prepare,
      },
      one.props,
      { environment },
    );
  const before = open((server) => server.fail(one.write, 'network'));
  await screen.findByText('Said before');
  await userEvent.type(await box(one.place), 'Race day{Enter}');
  await screen.findByText('Not sent');
  before.unmount();
  open((server) => server.fail(one.read, new FakeReply(503), 1));
  expect(await screen.findByText(one.failed)).toBeTruthy();
  expect(texts('Race day')).toBe(1);
  await userEvent.click(within(screen.getByText(one.failed)).getByRole('button'));
  expect(await screen.findByText('Said before')).toBeTruthy();
  expect(texts(one.failed)).toBe(0);
});

test('what turns up in the feed after all is no longer unsent', async () => {
  const { backend, clock } = await places.post({
    prepare(server) {
      server.fail(POST, 'answer', 1);
      server.handle('GET /club-social/club-posts-feed/:userId/:clubId', () =>
        server.callsTo(POST).length > 0 ? new FakeReply(503) : { data: { posts: [] } },
      );
    },
  });
  await screen.findByText('Not sent');
  const post = fakePost({ id: 'p9', clubId: 'c1', content: 'Race day', user: demoUser });
  act(() => backend.sockets.broadcast('clubPostCreated', { clubId: 'c1', post }));
  await act(() => clock.advance(250));
  await waitFor(() => expect(texts('Not sent')).toBe(0));
  expect(texts('Race day')).toBe(1);
});
