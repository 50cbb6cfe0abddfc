import type { ClubDetails } from '@clubline/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  ben,
  createFakeEnvironment,
  demoUser,
  FakeReply,
  fakePost,
  minutesAgo,
} from '../../../testing';
import { press } from '../../../testing/harness/press';
import { joined, openClub } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const BANNED = 'You have been banned from this club by its owners.';
const DELETED = 'This post was deleted while you wrote a comment';
const NOT_SENT = 'What you were writing here was not sent';
const SAVE_COMMENT = 'PATCH /club-social/club-comments/:id';
const COMMENTS = 'GET /club-social/club-comments/:id/comments';

/** How often these words are in sight, outside of fields. */
const shown = (words: string) => screen.queryAllByText(words, { ignore: 'textarea' }).length;
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

/** A club with a post, and a channel with a message of one's own. */
async function openReading(environment = createFakeEnvironment()) {
  const details: Partial<ClubDetails> = { permissions: ['changeComments', 'changeMessages'] };
  const onWay = {
    id: 'm1',
    channelId: 'ch1',
    content: 'On my wa',
    createdAt: minutesAgo(3),
    mediaUrls: [],
    sender: demoUser,
  };
  const { backend, unmount } = openClub(
    {
      clubs: [joined({ channels: [{ id: 'ch1', name: 'Pits' }] })],
      posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Start list', user: ben })],
      messages: [onWay],
      embeds: true,
      details,
    },
    { postId: 'p1', showComments: true },
    { environment },
  );
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  return {
    backend,
    unmount,
    ban() {
      Object.assign(details, { sanction: 'ban', permissions: [], isMember: false });
      act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1' }));
    },
    deleteClub() {
      backend.handle(
        'GET /clubs/:id/details',
        () => new FakeReply(404, { message: 'Club not found' }),
      );
      act(() =>
        backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1', isMember: false }),
      );
    },
    deletePost: () =>
      act(() => backend.sockets.broadcast('clubPostRemoved', { clubId: 'c1', postId: 'p1' })),
  };
}
const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^More about the comment/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
};
/** Writes a comment, and begins to change it. */
async function changeComment(environment = createFakeEnvironment()) {
  const kit = await openReading(environment);
  await userEvent.click(await screen.findByRole('textbox', { name: 'Write a comment' }));
  await userEvent.paste('I was ther');
  await userEvent.keyboard('{Enter}');
  await edit();
  await userEvent.keyboard('e');
  return kit;
}
/** Begins to change one's own message. */
async function changeMessage() {
  const kit = await openReading();
  await tab('Pits');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit your message/ }));
  await userEvent.keyboard('y');
  return kit;
}

test('who changes a comment while its post is deleted is offered the new words', async () => {
  const { deletePost } = await changeComment();
  deletePost();
  expect(await screen.findByText(DELETED)).toBeTruthy();
  expect(shown('I was there')).toBe(1);
  await press('Discard');
  expect(shown('I was there')).toBe(0);
  expect(screen.queryByText(DELETED)).toBeNull();
});

test('who changes a comment while they are banned is offered the new words', async () => {
  const { ban } = await changeComment();
  ban();
  expect(await screen.findByText(BANNED)).toBeTruthy();
  expect(shown(NOT_SENT)).toBe(1);
  expect(shown('I was there')).toBe(1);
});

test('who changes a message while the club is deleted is offered the new words', async () => {
  const { deleteClub } = await changeMessage();
  deleteClub();
  expect(await screen.findByText('This club does not exist')).toBeTruthy();
  expect(shown(NOT_SENT)).toBe(1);
  expect(shown('On my way')).toBe(1);
});

test('who changes a message while they are banned is offered the new words', async () => {
  const { ban } = await changeMessage();
  ban();
  expect((await screen.findAllByText(BANNED)).length).toBeGreaterThan(0);
  expect(shown(NOT_SENT)).toBe(1);
  expect(shown('On my way')).toBe(1);
});

test('a draft and new words for a comment are offered side by side', async () => {
  const { backend, deletePost } = await openReading();
  const field = await screen.findByRole('textbox', { name: 'Write a comment' });
  await userEvent.type(field, 'I was ther{Enter}');
  await waitFor(() => expect(backend.callsTo('POST /club-social/club-comments')).toHaveLength(1));
  await userEvent.type(field, 'Half a comment');
  await edit();
  await userEvent.keyboard('e');
  deletePost();
  expect(await screen.findAllByText(DELETED)).toHaveLength(2);
  expect(shown('Half a comment')).toBe(1);
  expect(shown('I was there')).toBe(1);
});

test.each([
  ['nothing new was written', async () => userEvent.keyboard('{Backspace}')],
  ['it was given up', async () => press('Cancel')],
  ['it was saved', async () => userEvent.keyboard('{Enter}')],
])('nothing is offered of a change where %s', async (_why, settle) => {
  const { deletePost } = await changeComment();
  await settle();
  deletePost();
  await waitFor(() => expect(shown('Start list')).toBe(0));
  expect(screen.queryByText(DELETED)).toBeNull();
});

test('what is being saved when the post is deleted is offered where it is refused', async () => {
  const { backend, deletePost } = await changeComment();
  const release = backend.hold(SAVE_COMMENT);
  await userEvent.keyboard('{Enter}');
  backend.fail(SAVE_COMMENT, new FakeReply(404, { message: 'Comment not found' }));
  deletePost();
  await waitFor(() => expect(shown('Start list')).toBe(0));
  act(release);
  expect(await screen.findByText(DELETED)).toBeTruthy();
  expect(shown('I was there')).toBe(1);
});

test('new words are there again after a reload, and stand in the field to go on', async () => {
  const environment = createFakeEnvironment();
  const { backend, unmount } = await changeComment(environment);
  const comments = await (await backend.fetch('/api/club-social/club-comments/p1/comments')).json();
  unmount();
  const again = await openReading(environment);
  again.backend.handle(COMMENTS, () => comments);
  again.backend.sockets.broadcast('clubPostChanged', {
    clubId: 'c1',
    postId: 'p1',
    reactionCount: 0,
    commentCount: 1,
  });
  expect(await screen.findByText(NOT_SENT)).toBeTruthy();
  expect(shown('I was there')).toBe(1);
  await edit();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your comment' });
  expect(field.value).toBe('I was there');
  expect(screen.queryByText(NOT_SENT)).toBeNull();
  await press('Cancel');
  expect(screen.queryByText(NOT_SENT)).toBeNull();
  expect(shown('I was there')).toBe(0);
});
