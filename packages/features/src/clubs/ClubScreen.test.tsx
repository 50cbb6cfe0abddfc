import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { accountsFake, amy, ben, clubsFake, createFakeBackend, createFakeHost, createStoryClock, demoUser, fakeClub, FakeClubline, fakePost, FakeReply, minutesAgo, type ClubsFakeOptions, type FakeClublineProps } from '../testing';
import { ClubScreen, type ClubScreenProps } from './ClubScreen';
import { clubsNames } from './clubsNames';

// Typing key by key is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

const lakeside = (fields = {}) => fakeClub({ id: 'c1', name: 'Lakeside', memberIds: [amy.id, ben.id], ...fields });
const joined = (fields = {}) => lakeside({ memberIds: [amy.id, demoUser.id], ...fields });

function open(options: ClubsFakeOptions, props: Partial<ClubScreenProps> = {}, around: Partial<FakeClublineProps> = {}) {
  const backend = createFakeBackend({ areas: [accountsFake(), clubsFake(options)] });
  const view = render(
    <FakeClubline backend={backend} {...around}>
      <ClubScreen clubId="c1" {...props} />
    </FakeClubline>,
  );
  return { backend, ...view };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const article = (text: string) => screen.getByText(text).closest('article') as HTMLElement;

describe.each([{ embeds: false }, { embeds: true }])('a backend with embeds $embeds', ({ embeds }) => {
  test('join, post, and the post stands in the feed', async () => {
    const { backend } = open({ clubs: [lakeside()], embeds });
    expect(await screen.findByText('Join Lakeside to view posts.')).toBeTruthy();
    expect(backend.callsTo('GET /club-social/club-posts-feed/:u/:c')).toHaveLength(0);
    await userEvent.click(await button('Join'));
    expect(await screen.findByText('Joined club')).toBeTruthy();
    expect(await screen.findByText('3 members')).toBeTruthy();
    expect(backend.callsTo('POST /clubs/c1/join')[0]?.body).toEqual({ userId: demoUser.id });

    await userEvent.type(await screen.findByRole('textbox', { name: 'Write a post' }), '  Gates open at nine  ');
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('Posted to club')).toBeTruthy();
    expect(screen.getByText('Gates open at nine')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a post' }).value).toBe('');
    expect(backend.callsTo('POST /club-social/club-posts')[0]?.body).toEqual({ userId: demoUser.id, clubId: 'c1', content: 'Gates open at nine', mediaUrls: [] });
  });

  test('a second person reacts and comments', async () => {
    const { backend } = open({ clubs: [joined()], posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Race day' })], reactions: { p1: { [ben.id]: 'love' } }, embeds });
    await screen.findByText('Race day');
    const post = within(article('Race day'));
    expect(await post.findByRole('button', { name: 'Like, 1 reaction' })).toBeTruthy();
    await userEvent.click(post.getByRole('button', { name: /^Like,/ }));
    expect(await post.findByRole('button', { name: 'Like, your reaction, 2 reactions' })).toBeTruthy();
    await waitFor(() => expect(backend.callsTo('POST /club-social/club-post-reactions')[0]?.body).toEqual({ clubPostId: 'p1', userId: demoUser.id, reaction: 'like' }));

    await userEvent.click(post.getByRole('button', { name: '0 comments' }));
    expect(await post.findByText('No comments yet.')).toBeTruthy();
    await userEvent.type(post.getByRole('textbox', { name: 'Write a comment' }), 'See you there{Enter}');
    expect(await post.findByRole('button', { name: '1 comment' })).toBeTruthy();
    expect(post.getByText('See you there')).toBeTruthy();
    expect(backend.callsTo('POST /club-social/club-comments')[0]?.body).toEqual({ clubPostId: 'p1', userId: demoUser.id, content: 'See you there' });
  });
});

test('what a server sends along is not asked for again', async () => {
  const { backend } = open({ clubs: [joined({ channels: [{ id: 'ch1', name: 'Race day' }] })], posts: [fakePost({ id: 'p1', clubId: 'c1' })], embeds: true });
  await screen.findByText('Post p1');
  expect(screen.getByRole('tab', { name: 'Race day' })).toBeTruthy();
  expect(backend.calls.map(({ method, path }) => `${method} ${path}`).filter((call) => !call.includes('/auth/'))).toEqual(['GET /clubs/c1/details', `GET /club-social/club-posts-feed/${demoUser.id}/c1`]);
});

describe('membership', () => {
  test('a refused join changes nothing and says why', async () => {
    const { backend } = open({ clubs: [lakeside()] });
    backend.fail('POST /clubs/c1/join', new FakeReply(400, { message: 'The club is full.' }));
    await userEvent.click(await button('Join'));
    expect(await screen.findByText('Join failed')).toBeTruthy();
    expect(screen.getByText('The club is full.')).toBeTruthy();
    expect(screen.getByText('2 members')).toBeTruthy();
    expect(await button('Join')).toBeTruthy();
  });

  test('the button says that joining is under way, and one press is one call', async () => {
    const { backend } = open({ clubs: [lakeside()] });
    const release = backend.hold('POST /clubs/c1/join');
    await userEvent.click(await button('Join'));
    const pending = await button('Joining…');
    await userEvent.click(pending);
    release();
    expect(await button('Leave')).toBeTruthy();
    expect(backend.callsTo('POST /clubs/c1/join')).toHaveLength(1);
  });

  test('leaving takes the posts away', async () => {
    const { backend } = open({ clubs: [joined()], posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Only for members' })] });
    await screen.findByText('Only for members');
    await userEvent.click(await button('Leave'));
    expect(await screen.findByText('Join Lakeside to view posts.')).toBeTruthy();
    expect(screen.queryByText('Only for members')).toBeNull();
    expect(screen.getByText('Left club')).toBeTruthy();
    expect(backend.callsTo('DELETE /clubs/c1/leave')[0]?.body).toEqual({ userId: demoUser.id });
  });

  test('a refused leave keeps the member', async () => {
    const { backend } = open({ clubs: [joined()] });
    backend.fail('DELETE /clubs/c1/leave', new FakeReply(500, undefined));
    await userEvent.click(await button('Leave'));
    expect(await screen.findByText('Leave failed')).toBeTruthy();
    expect(await button('Leave')).toBeTruthy();
  });

  test.each([
    ['the owner', { ownerId: demoUser.id, ownerPerson: demoUser }, true],
    ['a co-owner', { coOwnerIds: [demoUser.id] }, false],
  ])('%s neither joins nor leaves and may post', async (_who, fields, canEdit) => {
    open({ clubs: [lakeside(fields)] });
    await screen.findByRole('textbox', { name: 'Write a post' });
    expect(screen.queryByRole('button', { name: /^(Join|Leave)$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Club Info' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Club Info' }));
    expect(panel.getByText('Description')).toBeTruthy();
    expect(panel.queryAllByRole('link', { name: 'Edit Club' })).toHaveLength(canEdit ? 1 : 0);
  });

  test('who is signed out is asked to sign in, without a call', async () => {
    const { backend } = open({ clubs: [lakeside()] }, {}, { user: null });
    await userEvent.click(await button('Join'));
    expect(await screen.findByText('Please sign in to join this club.')).toBeTruthy();
    expect(backend.callsTo('POST /clubs/c1/join')).toHaveLength(0);
  });
});

describe('the feed', () => {
  const many = Array.from({ length: 45 }, (_, index) => fakePost({ id: `p${index}`, clubId: 'c1', createdAt: minutesAgo(index + 1) }));
  const shown = () => screen.getAllByRole('article').length;

  test('shows 20 posts, then 20 more, and asks for the reactions of those only', async () => {
    const { backend } = open({ clubs: [joined()], posts: many });
    await screen.findByText('Post p0');
    expect(shown()).toBe(20);
    await waitFor(() => expect(backend.callsTo('GET /club-social/club-post-reactions/count/:id')).toHaveLength(20));
    await userEvent.click(await button('Load more'));
    expect(shown()).toBe(40);
    await userEvent.click(await button('Load more'));
    expect(shown()).toBe(45);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('a linked post beyond the first 20 is shown, marked, and its comments are open', async () => {
    open({ clubs: [joined()], posts: many, embeds: true }, { postId: 'p30', showComments: true });
    await screen.findByText('Post p30');
    expect(shown()).toBe(31);
    expect(within(article('Post p30')).getByText(/Linked post/)).toBeTruthy();
    expect(document.activeElement).toBe(article('Post p30'));
    expect(await within(article('Post p30')).findByText('No comments yet.')).toBeTruthy();
  });

  test('a link to a post that is gone says so', async () => {
    open({ clubs: [joined()], posts: many.slice(0, 1) }, { postId: 'gone' });
    expect(await screen.findByText('The post this link led to is no longer here.')).toBeTruthy();
  });

  test('a post that cannot be stored disappears and its text is back in the composer', async () => {
    const { backend } = open({ clubs: [joined()] });
    backend.fail('POST /club-social/club-posts');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a post' });
    await userEvent.type(field, 'Race day');
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('Failed to post')).toBeTruthy();
    expect(field.value).toBe('Race day');
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(await screen.findByText('No posts yet in this club.')).toBeTruthy();
  });

  test('deleting one’s own post asks first; a failure keeps it', async () => {
    const { backend } = open({ clubs: [joined()], posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Mine', user: demoUser })] });
    backend.fail('DELETE /club-social/club-posts/:c/:p/:u', undefined, 1);
    const remove = async () => {
      await userEvent.click(await button('Delete'));
      await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Delete this post?' })).getByRole('button', { name: 'Delete' }));
    };
    await remove();
    expect(await screen.findByText('Delete failed')).toBeTruthy();
    expect(screen.getByText('Mine')).toBeTruthy();
    await remove();
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(screen.queryByText('Mine')).toBeNull();
    expect(backend.callsTo('DELETE /club-social/club-posts/:c/:p/:u').map(({ path }) => path)).toContain(`/club-social/club-posts/c1/p1/${demoUser.id}`);
  });

  test('a reaction that is refused is taken back', async () => {
    const { backend } = open({ clubs: [joined()], posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Race day' })], embeds: true });
    backend.fail('POST /club-social/club-post-reactions', new FakeReply(500));
    await screen.findByText('Race day');
    await userEvent.click(within(article('Race day')).getByRole('button', { name: /^Like,/ }));
    expect(await screen.findByText('Reaction failed')).toBeTruthy();
    expect(within(article('Race day')).getByRole('button', { name: 'Like, 0 reactions' })).toBeTruthy();
  });

  test('posts by others wait behind a pill', async () => {
    const { backend } = open({ clubs: [joined()], posts: many.slice(0, 1), embeds: true });
    await screen.findByText('Post p0');
    await waitFor(() => expect(backend.sockets.all.at(-1)?.sent).toEqual([{ event: 'watchClub', args: [{ clubId: 'c1' }] }]));
    act(() => backend.sockets.broadcast('clubPostCreated', { clubId: 'c1', post: fakePost({ id: 'new', clubId: 'c1', content: 'Just in' }) }));
    expect(screen.queryByText('Just in')).toBeNull();
    await userEvent.click(await button('1 new post'));
    expect(screen.getByText('Just in')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '1 new post' })).toBeNull();
    expect(document.activeElement?.contains(article('Just in'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('posts that cannot be loaded can be asked for again', async () => {
    const backend = createFakeBackend({ areas: [accountsFake(), clubsFake({ clubs: [joined()], posts: many.slice(0, 1) })] });
    backend.fail('GET /club-social/club-posts-feed/:u/:c', undefined, 1);
    render(<FakeClubline backend={backend}><ClubScreen clubId="c1" /></FakeClubline>);
    expect(await screen.findByText('Posts could not be loaded.')).toBeTruthy();
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('Post p0')).toBeTruthy();
  });
});

describe('a channel', () => {
  const club = joined({ channels: [{ id: 'ch1', name: 'Race day' }] });

  test('shows its messages and sends with Enter; what fails is back in the field', async () => {
    const { backend } = open({ clubs: [club], messages: [{ id: 'm1', channelId: 'ch1', content: 'Hello', createdAt: minutesAgo(3), mediaUrls: [], sender: ben }] });
    await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
    expect(await screen.findByText('Hello')).toBeTruthy();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });
    backend.fail('POST /club-channels/ch1/messages', undefined, 1);
    await userEvent.type(field, 'On my way{Enter}');
    expect(await screen.findByText('Failed to send')).toBeTruthy();
    expect(field.value).toBe('On my way');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field.value).toBe(''));
    expect(backend.callsTo('POST /club-channels/ch1/messages')[1]?.body).toEqual({ clubId: 'c1', channelId: 'ch1', userId: demoUser.id, content: 'On my way', mediaUrls: [] });
  });

  test('of a club one is not in shows the gate and makes no call', async () => {
    const { backend } = open({ clubs: [lakeside({ channels: club.channels })] });
    await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
    expect(await screen.findByText('Join Lakeside to view posts.')).toBeTruthy();
    expect(backend.callsTo('GET /club-channels/ch1/messages')).toHaveLength(0);
  });
});

test.each([
  ['discover', '/clubs/discover'],
  ['my', '/clubs'],
])('back leads to the tab one came from: %s', async (tab, address) => {
  const host = createFakeHost({ clock: createStoryClock() });
  host.storage.session.setJson(clubsNames.view, { tab, search: '', count: 20, scroll: 0 });
  open({ clubs: [lakeside()] }, {}, { host });
  expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe(address);
});

test('a club that does not exist says so and leads back', async () => {
  open({ clubs: [] });
  expect(await screen.findByText('This club does not exist')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to clubs' }).getAttribute('href')).toBe('/clubs');
});

test('a club that cannot be loaded can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const backend = createFakeBackend({ areas: [accountsFake(), clubsFake({ clubs: [joined()] })] });
  backend.fail('GET /clubs/c1/details', undefined, 1);
  render(<FakeClubline backend={backend}><ClubScreen clubId="c1" /></FakeClubline>);
  expect(await screen.findByText('This club could not be loaded')).toBeTruthy();
  await userEvent.click(await button('Try again'));
  expect((await screen.findAllByText('Lakeside')).length).toBeGreaterThan(0);
});
