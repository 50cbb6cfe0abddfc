import { CLUB_EVENTS } from '@clubline/contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  authFake,
  amy,
  ben,
  clubsFake,
  createFakeBackend,
  createFakeEnvironment,
  demoUser,
  fakeClub,
  FakeClubline,
  fakePost,
  FakeReply,
  minutesAgo,
  type ClubsFakeOptions,
  type FakeEnvironment,
} from '../../testing';
import { ClubScreen } from './ClubScreen';

// Typing key by key is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

const joined = (fields = {}) =>
  fakeClub({ id: 'c1', name: 'Lakeside', memberIds: [amy.id, demoUser.id], ...fields });
const race = fakePost({ id: 'p1', clubId: 'c1', content: 'Race day' });
const FEED = 'GET /club-social/club-posts-feed/:u/:c';

function serverOf(options: ClubsFakeOptions) {
  return createFakeBackend({ areas: [authFake(), clubsFake(options)] });
}
function open(backend: ReturnType<typeof serverOf>, environment?: FakeEnvironment) {
  return render(
    <FakeClubline backend={backend} {...(environment && { environment })}>
      <ClubScreen clubId="c1" />
    </FakeClubline>,
  );
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const post = async (text: string) =>
  within((await screen.findByText(text)).closest('article') as HTMLElement);

describe('what is written before the rest has come', () => {
  test('a post stands in the feed, and the posts of others come beside it', async () => {
    const backend = serverOf({ clubs: [joined()], posts: [race] });
    const release = backend.hold(FEED);
    open(backend);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a post' }), 'First');
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('Posted to club')).toBeTruthy();
    release();
    expect(await screen.findByText('Race day')).toBeTruthy();
    expect(screen.getAllByText('First')).toHaveLength(1);
  });

  test('a post still on its way stays in sight when the others come', async () => {
    const backend = serverOf({ clubs: [joined()], posts: [race] });
    const releases = {
      feed: backend.hold(FEED),
      post: backend.hold('POST /club-social/club-posts'),
    };
    open(backend);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a post' }), 'First');
    await userEvent.click(await button('Post'));
    releases.feed();
    expect(await screen.findByText('Race day')).toBeTruthy();
    expect(screen.getByText('First')).toBeTruthy();
    releases.post();
    expect(await screen.findByText('Posted to club')).toBeTruthy();
    expect(screen.getAllByText('First')).toHaveLength(1);
  });

  test('a comment leaves the comments of others and the count right', async () => {
    const comments = [1, 2].map((n) => ({
      id: `k${n}`,
      postId: 'p1',
      content: `Comment ${n}`,
      createdAt: minutesAgo(9 - n),
      user: ben,
      parentComment: null,
    }));
    const backend = serverOf({ clubs: [joined()], posts: [race], comments, embeds: true });
    const release = backend.hold('GET /club-social/club-comments/:p/comments');
    open(backend);
    const card = await post('Race day');
    await userEvent.click(card.getByRole('button', { name: '2 comments' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Write a comment' }), 'Mine{Enter}');
    expect(await card.findByText('Mine')).toBeTruthy();
    release();
    expect(await card.findByText('Comment 1')).toBeTruthy();
    expect(await card.findByRole('button', { name: '3 comments' })).toBeTruthy();
    expect(card.getAllByText('Mine')).toHaveLength(1);
  });

  describe('in a channel', () => {
    const hello = {
      id: 'm1',
      channelId: 'ch1',
      content: 'Hello',
      createdAt: minutesAgo(3),
      mediaUrls: [],
      sender: ben,
    };
    const openHeld = async () => {
      const backend = serverOf({
        clubs: [joined({ channels: [{ id: 'ch1', name: 'Paddock' }] })],
        messages: [hello],
      });
      backend.additions.add(CLUB_EVENTS);
      const release = backend.hold('GET /club-channels/ch1/messages');
      open(backend);
      await userEvent.click(await screen.findByRole('tab', { name: 'Paddock' }));
      return {
        backend,
        release,
        field: await screen.findByRole('textbox', { name: 'Write a message' }),
      };
    };

    test('a message of one’s own leaves earlier ones in sight', async () => {
      const { release, field } = await openHeld();
      await userEvent.type(field, 'Just in{Enter}');
      release();
      expect(await screen.findByText('Hello')).toBeTruthy();
      expect(await screen.findAllByText('Just in')).toHaveLength(1);
    });

    test('a message by somebody else leaves earlier ones in sight', async () => {
      const { backend, release } = await openHeld();
      // The screen watches once, whichever of its tabs is shown.
      await waitFor(() =>
        expect(backend.sockets.all.at(-1)?.sent.map(({ event }) => event)).toEqual(['watchClub']),
      );
      const message = {
        id: 'm2',
        channelId: 'ch1',
        content: 'Just in',
        createdAt: minutesAgo(0),
        mediaUrls: [],
        sender: amy,
      };
      backend.handle('GET /club-channels/ch1/messages', () => ({
        data: { messages: [hello, message] },
        meta: {},
      }));
      act(() =>
        backend.sockets.broadcast('channelMessageCreated', {
          clubId: 'c1',
          channelId: 'ch1',
          message,
        }),
      );
      release();
      expect(await screen.findByText('Hello')).toBeTruthy();
      expect(await screen.findAllByText('Just in')).toHaveLength(1);
    });
  });

  test('a reaction set before the count is known ends in the count of all', async () => {
    const backend = serverOf({
      clubs: [joined()],
      posts: [race],
      reactions: { p1: { [ben.id]: 'love', [amy.id]: 'like' } },
    });
    const release = backend.hold('GET /club-social/club-post-reactions/count/:id');
    open(backend);
    const card = await post('Race day');
    await userEvent.click(card.getByRole('button', { name: 'Like' }));
    await waitFor(() =>
      expect(backend.callsTo('POST /club-social/club-post-reactions')).toHaveLength(1),
    );
    release();
    expect(
      await card.findByRole('button', { name: 'Like, your reaction, 3 reactions' }),
    ).toBeTruthy();
  });
});

test('quick clicks that are all refused are complained of once', async () => {
  const backend = serverOf({ clubs: [joined()], posts: [race], embeds: true });
  backend.fail('POST /club-social/club-post-reactions', new FakeReply(500));
  open(backend);
  const toggle = (await post('Race day')).getByRole('button', { name: /^Like,/ });
  for (let click = 0; click < 3; click += 1) fireEvent.click(toggle);
  expect(await screen.findAllByText('Reaction failed')).toHaveLength(1);
  expect((await post('Race day')).getByRole('button', { name: 'Like, 0 reactions' })).toBeTruthy();
});

test('a count without the viewer’s own reaction is not taken for having none', async () => {
  const backend = serverOf({
    clubs: [joined()],
    posts: [race],
    reactions: { p1: { [demoUser.id]: 'love' } },
  });
  backend.handle(FEED, () => ({ data: { posts: [{ ...race, reactionCount: 1 }] } }));
  open(backend);
  expect(
    await (
      await post('Race day')
    ).findByRole('button', { name: 'Love, your reaction, 1 reaction' }),
  ).toBeTruthy();
});

test('a network that comes back moves nothing that is being read', async () => {
  const posts = [race];
  const backend = serverOf({ clubs: [joined()], posts, embeds: true });
  const environment = createFakeEnvironment({ hasNetwork: true });
  open(backend, environment);
  await screen.findByText('Race day');
  backend.handle(FEED, () => ({
    data: {
      posts: [
        fakePost({ id: 'new', clubId: 'c1', content: 'Just in', createdAt: minutesAgo(0) }),
        race,
      ],
    },
  }));
  await act(async () => environment.setNetwork(false));
  await act(async () => environment.setNetwork(true));
  await waitFor(() => expect(backend.callsTo('GET /clubs/c1/details').length).toBeGreaterThan(1));
  await act(async () => undefined);
  expect(screen.queryByText('Just in')).toBeNull();
});

describe('coming back to a feed with newer posts', () => {
  const news = fakePost({ id: 'new', clubId: 'c1', content: 'Just in', createdAt: minutesAgo(0) });
  const comeBack = async (top: number, postId?: string) => {
    const backend = serverOf({ clubs: [joined()], posts: [race], embeds: true });
    const page = (shown: boolean) => (
      <FakeClubline backend={backend}>
        {shown && <ClubScreen clubId="c1" {...(postId && { postId })} />}
      </FakeClubline>
    );
    const { rerender } = render(page(true));
    await screen.findByText('Race day');
    rerender(page(false));
    backend.handle(FEED, () => ({ data: { posts: [news, race] } }));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
      top,
      bottom: 0,
      left: 0,
      right: 0,
      width: 0,
      height: 0,
      x: 0,
      y: top,
      toJSON: () => '',
    });
    rerender(page(true));
    await screen.findByText('Race day');
    await waitFor(() => expect(backend.callsTo(FEED).length).toBeGreaterThan(1));
  };
  afterEach(() => void vi.restoreAllMocks());

  test('further down, they wait behind the pill', async () => {
    await comeBack(-300);
    await userEvent.click(await button('1 new post'));
    expect(screen.getByText('Just in')).toBeTruthy();
  });

  test('at its top, they stand there', async () => {
    await comeBack(120);
    expect(await screen.findByText('Just in')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '1 new post' })).toBeNull();
  });

  test('the post that a link has led to is shown', async () => {
    await comeBack(-300, 'new');
    expect(await screen.findByText('Just in')).toBeTruthy();
    expect(screen.queryByText('The post this link led to is no longer here.')).toBeNull();
  });
});

test(
  'the channels of a club one has left keep their tabs, which ask to join, where the server ' +
    'lists them to all',
  async () => {
    const backend = serverOf({ clubs: [joined({ channels: [{ id: 'ch1', name: 'Paddock' }] })] });
    open(backend);
    await screen.findByRole('tab', { name: 'Paddock' });
    await userEvent.click(await button('Joined'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave' }));
    expect(await screen.findByText('Left club')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Paddock' })).toBeTruthy();
  },
);
