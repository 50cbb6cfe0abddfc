import { SEEN_VALUES, type Comment } from '@clubline/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ben, demoUser, FakeReply, fakePost, type FakeBackend } from '../../../testing';
import { press } from '../../../testing/harness/press';
import { article, joined, openClub } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const CHANGE = 'PATCH /club-social/club-comments/:id';
const WRITE = 'POST /club-social/club-comments';
const post = fakePost({ id: 'p1', clubId: 'c1', content: 'Buy passes here', user: ben });
const comment = (fields: Partial<Comment> & { id: string }): Comment & { postId: string } => ({
  postId: 'p1',
  content: '',
  createdAt: '2025-10-08T17:00:00.000Z',
  user: ben,
  parentComment: null,
  ...fields,
});
const comments = [
  comment({ id: 'k1', content: 'Two left' }),
  comment({ id: 'k2', content: 'I take one', user: demoUser, createdAt: '2025-10-08T17:01:00Z' }),
];

/** The club with a post, its thread open, on a server that lets comments be changed or not. */
async function openThread(canChange = true, shown = post) {
  const { backend } = openClub({
    clubs: [joined()],
    details: { permissions: canChange ? ['changeComments'] : [] },
    posts: [shown],
    comments,
    embeds: true,
  });
  await screen.findByText('Buy passes here');
  await userEvent.click(
    await within(article('Buy passes here')).findByRole('button', { name: '2 comments' }),
  );
  await screen.findByText('Two left');
  return backend;
}
/** Somebody has changed a comment of the post. */
const tellOfComments = (backend: FakeBackend) =>
  act(() =>
    backend.sockets.broadcast('clubPostChanged', {
      clubId: 'c1',
      postId: 'p1',
      reactionCount: 0,
      commentCount: 2,
      areCommentsChanged: true,
    }),
  );
/** Opens the menu of one’s own comment, and chooses from it. */
const choose = async (name: string) => {
  await press(/^More about the comment by Maya/);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const field = (name = 'Write a comment') =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name });

test('a comment is answered below it, and the answer does not count', async () => {
  const backend = await openThread();
  await press('Reply to Ben Torres');
  expect(document.activeElement).toBe(field());
  expect(screen.getByText('Replying to Ben Torres')).toBeTruthy();
  await userEvent.keyboard('Keep me one{Enter}');
  const answered = (await screen.findByText('Two left')).closest('li') as HTMLElement;
  expect(await within(answered).findByText('Keep me one')).toBeTruthy();
  await waitFor(() =>
    expect(backend.callsTo(WRITE)[0]?.body).toMatchObject({
      content: 'Keep me one',
      parentComment: 'k1',
    }),
  );
  expect(screen.queryByText('Replying to Ben Torres')).toBeNull();
  expect(
    within(article('Buy passes here')).getByRole('button', { name: '2 comments' }),
  ).toBeTruthy();
});

test('an answer that is given up leaves what was written as a comment', async () => {
  const backend = await openThread();
  await press('Reply to Ben Torres');
  await userEvent.keyboard('To all{Escape}{Enter}');
  await waitFor(() => expect(backend.callsTo(WRITE)).toHaveLength(1));
  expect(backend.callsTo(WRITE)[0]?.body).not.toHaveProperty('parentComment');
});

test('an answer that is refused is put back, with whom it answers', async () => {
  const backend = await openThread();
  backend.fail(WRITE, new FakeReply(403, { message: 'Not now.' }), 1);
  await press('Reply to Ben Torres');
  await userEvent.keyboard('Keep me one{Enter}');
  await waitFor(() => expect(field().value).toBe('Keep me one'));
  expect(screen.getByText('Replying to Ben Torres')).toBeTruthy();
});

const ANSWERED_GONE = 'The comment you were answering is no longer here.';
/** Answers a comment, which somebody deletes meanwhile. */
async function answerGone() {
  const backend = await openThread();
  await press('Reply to Ben Torres');
  await userEvent.keyboard('Keep me one');
  backend.handle('GET /club-social/club-comments/:id/comments', () => ({
    data: { comments: comments.filter(({ id }) => id !== 'k1') },
  }));
  return backend;
}
const deletion = { clubId: 'c1', postId: 'p1', reactionCount: 0, commentCount: 1 };

test('an answer to what is deleted meanwhile is no comment unless one says so', async () => {
  const backend = await answerGone();
  act(() => backend.sockets.broadcast('clubPostChanged', deletion));
  expect(await screen.findByText(ANSWERED_GONE)).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('Keep me one');
  expect(backend.callsTo(WRITE)).toHaveLength(0);
  const choice = screen.getByRole('button', { name: 'Make it a comment' });
  expect(document.activeElement).toBe(choice);
  await userEvent.click(choice);
  expect(screen.queryByText(ANSWERED_GONE)).toBeNull();
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(backend.callsTo(WRITE)).toHaveLength(1));
  expect(backend.callsTo(WRITE)[0]?.body).not.toHaveProperty('parentComment');
});

test('an answer to what is deleted meanwhile can be discarded', async () => {
  const backend = await answerGone();
  act(() => backend.sockets.broadcast('clubPostChanged', deletion));
  await screen.findByText(ANSWERED_GONE);
  await press('Discard');
  expect(screen.queryByText(ANSWERED_GONE)).toBeNull();
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('an answer that is refused because what it answers is gone says so', async () => {
  const backend = await answerGone();
  backend.fail(WRITE, new FakeReply(400, { message: 'No such comment on this post.' }), 1);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(ANSWERED_GONE)).toBeTruthy();
  expect(field().value).toBe('Keep me one');
});

test.each([1, 2])(
  'a comment whose words were stored is changed, %s answers lost',
  async (times) => {
    const backend = await openThread();
    await choose('Edit');
    backend.fail(CHANGE, 'answer', times);
    await userEvent.type(field('Edit your comment'), ' or two{Enter}');
    expect(await screen.findByText('I take one or two', { selector: 'li *' })).toBeTruthy();
    expect(screen.queryByText('The comment could not be changed')).toBeNull();
    expect(backend.callsTo(CHANGE)).toHaveLength(2);
  },
);

test('comments that could not be loaded are asked for again once one has written', async () => {
  const { backend } = openClub({
    clubs: [joined()],
    posts: [post],
    comments,
    embeds: true,
    prepare: (server) => server.fail('GET /club-social/club-comments/:id/comments', undefined, 1),
  });
  await screen.findByText('Buy passes here');
  await userEvent.click(
    await within(article('Buy passes here')).findByRole('button', { name: '2 comments' }),
  );
  await screen.findByRole('button', { name: 'Try again' });
  await userEvent.type(field(), 'Me too{Enter}');
  expect(await screen.findByText('Two left')).toBeTruthy();
  expect(screen.getAllByText('Me too')).toHaveLength(1);
  expect(backend.callsTo(WRITE)).toHaveLength(1);
});

test('one’s own comment gets other words, and says so; a draft stays', async () => {
  const backend = await openThread();
  await userEvent.type(field(), 'Half a ');
  await choose('Edit');
  const words = field('Edit your comment');
  expect(words.value).toBe('I take one');
  backend.fail(CHANGE, 'network', 2);
  await userEvent.type(words, ' or two{Enter}');
  expect(await screen.findByText('The comment could not be changed')).toBeTruthy();
  expect(field('Edit your comment').value).toBe('I take one or two');
  await press('Save comment');
  const changed = (await screen.findByText('I take one or two')).closest('li') as HTMLElement;
  expect(within(changed).getByText(/edited/)).toBeTruthy();
  expect(field().value).toBe('Half a ');
});

test('words given to it on another device meanwhile are shown, and not overwritten', async () => {
  const backend = await openThread();
  const [first, own] = comments;
  backend.additions.add(SEEN_VALUES);
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  backend.handle('GET /club-social/club-comments/:id/comments', () => ({
    data: { comments: [{ ...first, content: 'None left' }, own] },
  }));
  tellOfComments(backend);
  await screen.findByText('None left');
  await choose('Edit');
  backend.handle(CHANGE, () => {
    backend.handle('GET /club-social/club-comments/:id/comments', () => ({
      data: { comments: [first, { ...own, content: 'I take five' }] },
    }));
    return new FakeReply(409, {
      message: 'Changed.',
      errors: [{ property: 'seen', messages: ['Changed.'] }],
    });
  });
  await userEvent.type(field('Edit your comment'), ' or two{Enter}');
  expect(
    await screen.findByText(
      'This was changed meanwhile: “I take five”. Save again to replace it with what you wrote.',
    ),
  ).toBeTruthy();
  expect(field('Edit your comment').value).toBe('I take one or two');
  backend.handle(CHANGE, ({ body }) => ({ data: { comment: { ...own, ...(body as object) } } }));
  await press('Save comment');
  expect(await screen.findByText('I take one or two')).toBeTruthy();
  expect(backend.callsTo(CHANGE).map(({ body }) => body)).toEqual([
    { content: 'I take one or two', seen: { content: 'I take one' } },
    { content: 'I take one or two', seen: { content: 'I take five' } },
  ]);
});

test('only one’s own comments can be changed or deleted, unless one keeps order', async () => {
  await openThread();
  const offered = async (name: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await userEvent.keyboard('{Escape}');
    return items;
  };
  expect(await offered(/^More about the comment by Ben/)).toEqual(['Copy link']);
  expect(await offered(/^More about the comment by Maya/)).toEqual(['Edit', 'Copy link', 'Delete']);
});

test('deleting a comment asks once; one that was gone before is gone', async () => {
  const backend = await openThread();
  backend.fail(
    'DELETE /club-social/club-comments/:id',
    new FakeReply(404, { message: 'Comment not found' }),
    1,
  );
  await choose('Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('I take one')).toBeNull());
  expect(
    await within(article('Buy passes here')).findByRole('button', { name: '1 comment' }),
  ).toBeTruthy();
});

test.each([1, 2])('a comment is deleted where %i answers are lost', async (times) => {
  const backend = await openThread();
  backend.fail('DELETE /club-social/club-comments/:id', 'answer', times);
  await choose('Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted')).toBeTruthy();
  expect(screen.queryByText('I take one')).toBeNull();
});

test('a comment that could not be deleted stays, and says so', async () => {
  const backend = await openThread();
  backend.fail('DELETE /club-social/club-comments/:id', 'network', 2);
  await choose('Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Delete failed')).toBeTruthy();
  expect(screen.getByText('I take one')).toBeTruthy();
});

test('other words that somebody gives a comment show at once', async () => {
  const backend = await openThread();
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  const [first, ...rest] = comments;
  backend.handle('GET /club-social/club-comments/:id/comments', () => ({
    data: { comments: [{ ...first, content: 'None left', editedAt: first!.createdAt }, ...rest] },
  }));
  tellOfComments(backend);
  expect(await screen.findByText('None left')).toBeTruthy();
  expect(screen.queryByText('Two left')).toBeNull();
});

test('comments that come late do not bring back one that was deleted meanwhile', async () => {
  const { backend } = openClub({ clubs: [joined()], posts: [post], comments, embeds: true });
  await screen.findByText('Buy passes here');
  const card = within(article('Buy passes here'));
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const COMMENTS = 'GET /club-social/club-comments/:id/comments';
  backend.handle(COMMENTS, async () => {
    await late;
    return { data: { comments } };
  });
  await userEvent.click(await card.findByRole('button', { name: '2 comments' }));
  await waitFor(() => expect(backend.callsTo(COMMENTS)).toHaveLength(1));
  backend.handle(COMMENTS, () => ({ data: { comments: [comments[1]] } }));
  act(() => backend.sockets.broadcast('clubPostChanged', deletion));
  expect(await card.findByRole('button', { name: '1 comment' })).toBeTruthy();
  arrive();
  expect(await card.findByText('I take one')).toBeTruthy();
  expect(card.queryByText('Two left')).toBeNull();
});

test('nothing of it is offered where the server does not say that it can', async () => {
  await openThread(false);
  expect(screen.queryByRole('button', { name: /^Reply to/ })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: /^More about the comment/ })[0]!);
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Copy link',
  ]);
});

test('what was being written to a post that somebody deletes stays until it is taken', async () => {
  const backend = await openThread();
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  await userEvent.type(field(), 'Half a sentence');
  act(() => backend.sockets.broadcast('clubPostRemoved', { clubId: 'c1', postId: 'p1' }));
  expect(await screen.findByText('This post was deleted while you wrote a comment')).toBeTruthy();
  expect(screen.queryByText('Buy passes here')).toBeNull();
  expect(screen.getByText('Half a sentence')).toBeTruthy();
  await press('Copy text');
  expect(await screen.findByText('Text copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('Half a sentence');
  await press('Discard');
  expect(screen.queryByText('Half a sentence')).toBeNull();
});

test('of a post to which nothing was being written nothing is said when it goes', async () => {
  const backend = await openThread();
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  act(() => backend.sockets.broadcast('clubPostRemoved', { clubId: 'c1', postId: 'p1' }));
  await waitFor(() => expect(screen.queryByText('Buy passes here')).toBeNull());
  expect(screen.queryByText('This post was deleted while you wrote a comment')).toBeNull();
});

test('one’s own deletion is none by others, however late one is told of it', async () => {
  const backend = await openThread(true, { ...post, user: demoUser });
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  await userEvent.type(field(), 'Half a sentence');
  const more = { name: /^More about the post/ };
  await userEvent.click(within(article('Buy passes here')).getByRole('button', more));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Delete/ }),
  );
  await waitFor(() => expect(screen.queryByText('Buy passes here')).toBeNull());
  act(() => backend.sockets.broadcast('clubPostRemoved', { clubId: 'c1', postId: 'p1' }));
  expect(screen.queryByText('This post was deleted while you wrote a comment')).toBeNull();
});
