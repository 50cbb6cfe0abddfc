import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ClubDetails } from '@clubline/contract';
import { ben, createFakeEnvironment, FakeReply, fakePost } from '../../../testing';
import { press } from '../../../testing/harness/press';
import { joined, openClub } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const MUTED = 'You have been muted in this club by its owners. You can read and react.';
const BANNED = 'You have been banned from this club by its owners.';
const DELETED = 'This post was deleted while you wrote a comment';
const COMMENT = 'POST /club-social/club-comments';
const NOT_SENT = 'What you were writing here was not sent';

/** A club in which somebody writes when its owners take that from them. */
async function openWriting() {
  const details: Partial<ClubDetails> = { permissions: ['changeComments'] };
  const { backend } = openClub(
    {
      clubs: [joined({ channels: [{ id: 'ch1', name: 'Pits' }] })],
      posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Start list', user: ben })],
      embeds: true,
      details,
    },
    { postId: 'p1', showComments: true },
  );
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  const impose = (sanction: Partial<ClubDetails>) => {
    Object.assign(details, sanction);
    act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1' }));
  };
  return { backend, impose };
}
const write = async (name: string, words: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name }));
  await userEvent.paste(words);
};
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
test('who is muted while they write keeps their words in sight, wherever they stand', async () => {
  const { impose } = await openWriting();
  await write('Write a post', 'Half a post');
  await write('Write a comment', 'Half a comment');
  await tab('Pits');
  await write('Write a message', 'Half a message');
  impose({ sanction: 'mute', permissions: [] });
  expect(await screen.findByText(MUTED)).toBeTruthy();
  expect(screen.getByText('Half a message')).toBeTruthy();
  await tab('General');
  expect(await screen.findByText('Half a post')).toBeTruthy();
  expect(screen.getAllByText(NOT_SENT).length).toBeGreaterThan(0);
  // The post's come first, then those of the comment.
  await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
  expect(screen.queryByText('Half a post')).toBeNull();
  expect(screen.getByText('Half a comment')).toBeTruthy();
});

test('who is muted while they change a comment keeps the new words', async () => {
  const { impose } = await openWriting();
  await write('Write a comment', 'I was ther');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /^More about the comment/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await userEvent.keyboard('e');
  impose({ sanction: 'mute', permissions: [] });
  expect(await screen.findByText(NOT_SENT)).toBeTruthy();
  expect(screen.getByText('I was there')).toBeTruthy();
});

test('who changes a comment while owners delete it keeps the new words', async () => {
  const { backend } = await openWriting();
  await write('Write a comment', 'I was ther');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /^More about the comment/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await userEvent.keyboard('e');
  backend.handle('GET /club-social/club-comments/:id/comments', () => ({ data: { comments: [] } }));
  act(() =>
    backend.sockets.broadcast('clubPostChanged', {
      clubId: 'c1',
      postId: 'p1',
      reactionCount: 0,
      commentCount: 0,
    }),
  );
  expect(await screen.findByText(NOT_SENT)).toBeTruthy();
  expect(screen.getByText('I was there')).toBeTruthy();
  expect(screen.queryByText('Editing your comment')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(NOT_SENT)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Write a comment' })).toBeTruthy();
});

test('who is banned while they write keeps their words in sight', async () => {
  const { impose } = await openWriting();
  await write('Write a post', 'Half a post');
  await write('Write a comment', 'Half a comment');
  impose({ sanction: 'ban', permissions: [], isMember: false });
  expect(await screen.findByText(BANNED)).toBeTruthy();
  expect(screen.getByText('Half a post')).toBeTruthy();
  expect(screen.getByText('Half a comment')).toBeTruthy();
  expect(screen.queryByText('Start list')).toBeNull();
});

test('nothing is said to be lost where nothing was written', async () => {
  const { impose } = await openWriting();
  impose({ sanction: 'ban', permissions: [], isMember: false });
  expect(await screen.findByText(BANNED)).toBeTruthy();
  expect(screen.queryByText(NOT_SENT)).toBeNull();
});

const BAN: Partial<ClubDetails> = { sanction: 'ban', permissions: [], isMember: false };
/** How often these words are in sight. */
const shown = (words: string) => screen.queryAllByText(words).length;

/** Somebody whose post, comment and message could not be sent, with another draft of each. */
async function openUnsent() {
  const kit = await openWriting();
  const { backend } = kit;
  for (const path of ['/club-social/club-posts', '/club-social/club-comments'])
    backend.fail(`POST ${path}`, 'network');
  backend.fail('POST /club-channels/ch1/messages', 'network');
  await tab('Pits');
  await write('Write a message', 'Unsent message');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Not sent');
  await tab('General');
  await write('Write a comment', 'Unsent comment');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Not sent');
  await write('Write a comment', 'Half a comment');
  await write('Write a post', 'Unsent post');
  await press('Post');
  await waitFor(() => expect(shown('Not sent')).toBe(2));
  return kit;
}

test('who is banned is offered what could not be sent, each of it once', async () => {
  const { impose } = await openUnsent();
  impose(BAN);
  expect(await screen.findByText(BANNED)).toBeTruthy();
  const all = ['Unsent post', 'Unsent comment', 'Half a comment'];
  for (const words of all) expect(shown(words)).toBe(1);
  expect(shown(NOT_SENT)).toBe(3);
  expect(screen.getAllByRole('button', { name: 'Copy text' })).toHaveLength(3);
  for (const _ of all)
    // oxlint-disable-next-line no-await-in-loop -- each goes before the next is pressed
    await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
  expect(shown(NOT_SENT)).toBe(0);
  await tab('Pits');
  expect(await screen.findByText('Unsent message')).toBeTruthy();
  await press('Discard');
  expect(shown('Unsent message')).toBe(0);
});

const NO_CLUB = 'This club does not exist';
const noClub = () => new FakeReply(404, { message: 'Club not found' });

test('who writes into a channel of a club that is deleted is offered their words', async () => {
  const { backend } = await openUnsent();
  await tab('Pits');
  await write('Write a message', 'Half a message');
  backend.handle('GET /clubs/:id/details', noClub);
  act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1', isMember: false }));
  expect(await screen.findByText(NO_CLUB)).toBeTruthy();
  const all = ['Unsent post', 'Unsent comment', 'Half a comment', 'Unsent message'];
  for (const words of [...all, 'Half a message']) expect(shown(words)).toBe(1);
  expect(shown(NOT_SENT)).toBe(5);
  for (const button of screen.getAllByRole('button', { name: 'Discard' }))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await userEvent.click(button);
  expect(shown(NOT_SENT)).toBe(0);
});

test('they are offered as well to who comes back after the club was deleted', async () => {
  const environment = createFakeEnvironment();
  const clubs = [joined({ channels: [{ id: 'ch1', name: 'Pits' }] })];
  const { backend, unmount } = openClub({ clubs }, { channel: 'Pits' }, { environment });
  backend.fail('POST /club-channels/ch1/messages', 'network');
  await write('Write a message', 'Unsent message');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Not sent');
  await write('Write a message', 'Half a message');
  unmount();
  openClub({ clubs: [] }, { channel: 'Pits' }, { environment });
  expect(await screen.findByText(NO_CLUB)).toBeTruthy();
  expect(shown('Unsent message')).toBe(1);
  expect(shown('Half a message')).toBe(1);
});

test.each([{ embeds: false }, { embeds: true }])(
  'who writes into a channel that is deleted is offered their words (embeds $embeds)',
  async ({ embeds }) => {
    const club = joined({ channels: [{ id: 'ch1', name: 'Pits' }] });
    const { backend } = openClub({ clubs: [club], embeds }, { channel: 'Pits' });
    await write('Write a message', 'Half a message');
    expect(shown(NOT_SENT)).toBe(0);
    await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
    Object.assign(club, { channels: [] });
    act(() => backend.sockets.all.at(-1)!.drop());
    act(() => backend.sockets.all.at(-1)!.restore());
    expect(await screen.findByText('There is no channel “Pits” in this club')).toBeTruthy();
    expect(await screen.findByText(NOT_SENT)).toBeTruthy();
    expect(shown('Half a message')).toBe(1);
  },
);

test('words for a channel are not offered while its club’s channels are unknown', async () => {
  const environment = createFakeEnvironment();
  const clubs = [joined({ channels: [{ id: 'ch1', name: 'Pits' }] })];
  const { unmount } = openClub({ clubs }, { channel: 'Pits' }, { environment });
  await write('Write a message', 'Half a message');
  unmount();
  openClub(
    { clubs, prepare: (backend) => backend.fail('GET /club-channels/c1', 'network') },
    { channel: 'Pits' },
    { environment },
  );
  expect(await screen.findByText('Channels could not be loaded')).toBeTruthy();
  expect(shown(NOT_SENT)).toBe(0);
});

test('who leaves the club is offered what could not be sent', async () => {
  await openUnsent();
  await press('Joined');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave' }));
  await screen.findByRole('button', { name: 'Join' });
  for (const words of ['Unsent post', 'Unsent comment', 'Half a comment'])
    expect(shown(words)).toBe(1);
});

test('a comment that is refused because one was banned meanwhile is offered', async () => {
  const { backend, impose } = await openWriting();
  const release = backend.hold(COMMENT);
  await write('Write a comment', 'On its way');
  await userEvent.keyboard('{Enter}');
  backend.fail(COMMENT, new FakeReply(403, { message: 'You are banned.' }));
  impose(BAN);
  expect(await screen.findByText(BANNED)).toBeTruthy();
  expect(shown(NOT_SENT)).toBe(0);
  act(release);
  expect(await screen.findByText(NOT_SENT)).toBeTruthy();
  expect(shown('On its way')).toBe(1);
});

test('comments that could not be sent to a post are offered when it is deleted', async () => {
  const { backend } = await openUnsent();
  act(() => backend.sockets.broadcast('clubPostRemoved', { clubId: 'c1', postId: 'p1' }));
  expect(await screen.findAllByText(DELETED)).toHaveLength(2);
  expect(shown('Start list')).toBe(0);
  expect(shown('Unsent comment')).toBe(1);
  expect(shown('Half a comment')).toBe(1);
  await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
  expect(shown('Unsent comment')).toBe(0);
  expect(shown('Half a comment')).toBe(1);
});

test('they are offered as well to who comes back after the post was deleted', async () => {
  const { backend } = await openUnsent();
  await tab('Pits');
  backend.handle('GET /club-social/club-posts-feed/:u/:c', () => ({ data: { posts: [] } }));
  await tab('General');
  expect(await screen.findAllByText(DELETED)).toHaveLength(2);
  expect(shown('Unsent comment')).toBe(1);
  expect(shown('Half a comment')).toBe(1);
});
