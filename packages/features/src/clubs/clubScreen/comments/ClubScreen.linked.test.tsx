import { SINGLE_COMMENTS } from '@clubline/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ben, fakePost, minutesAgo } from '../../../testing';
import { joined, openClub } from '../testing/openClub';

vi.setConfig({ testTimeout: 20_000 });

const COMMENTS = 'GET /club-social/club-comments/:postId/comments';
const ONE = 'GET /club-social/club-comments/:postId/comments/:id';
const comments = Array.from({ length: 8 }, (_, index) => ({
  id: `k${index}`,
  postId: 'p1',
  content: `Comment ${index}`,
  createdAt: minutesAgo(20 - index),
  user: ben,
  parentComment: { 2: 'k1', 7: 'k0' }[index] ?? null,
}));
const openAt = (commentId: string, { isAnswered = true } = {}) =>
  openClub(
    {
      clubs: [joined()],
      posts: [fakePost({ id: 'p1', clubId: 'c1', content: 'Who drives?' })],
      comments,
      embeds: true,
      listPageSize: 3,
      prepare: (backend) => isAnswered && void backend.additions.add(SINGLE_COMMENTS),
    },
    { postId: 'p1', commentId },
  );
/** Several calls come one after the other. */
const PAGES = { timeout: 15_000 };
const focused = () => document.activeElement?.textContent;

describe('a link to a comment', () => {
  test('opens the comments of its post, and leads to one among the latest', async () => {
    const { backend } = openAt('k6');
    await waitFor(() => expect(focused()).toContain('Comment 6'));
    expect(backend.callsTo(ONE)).toHaveLength(0);
  });

  test('leads far back in one call, to a reply below what it answers', async () => {
    const { backend } = openAt('k2');
    await waitFor(() => expect(focused()).toContain('Comment 2'));
    expect(focused()).not.toContain('Comment 1');
    expect(screen.getByText('Comment 1')).toBeTruthy();
    expect([backend.callsTo(ONE).length, backend.callsTo(COMMENTS).length]).toEqual([1, 1]);
    // Once it has come with the others, it stands there alone.
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier comments' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier comments' }));
    expect(await screen.findByText('Comment 0')).toBeTruthy();
    expect(screen.getAllByText('Comment 2')).toHaveLength(1);
  });

  test('leads to one that stands before the way to those between, which answers know', async () => {
    openAt('k2');
    await waitFor(() => expect(focused()).toContain('Comment 2'));
    const between = screen.getByRole('button', { name: 'Show earlier comments' });
    const isAfter = (text: string) =>
      Boolean(
        between.compareDocumentPosition(screen.getByText(text)) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    expect(['Comment 1', 'Comment 2', 'Comment 5'].map(isAfter)).toEqual([false, false, true]);
    const answer = screen.getByText('Comment 7').closest('li');
    expect(answer?.textContent).toContain('reply to an earlier comment');
    expect(screen.getAllByText(/reply to an earlier comment/)).toHaveLength(1);
  });

  test('leads far back page by page where the server sends pages alone', async () => {
    const { backend } = openAt('k1', { isAnswered: false });
    await waitFor(() => expect(focused()).toContain('Comment 1'), PAGES);
    expect([backend.callsTo(ONE).length, backend.callsTo(COMMENTS).length]).toEqual([0, 3]);
  });

  test.each([{ isAnswered: true }, { isAnswered: false }])(
    'says so where the comment is there no more (one call: $isAnswered)',
    async (options) => {
      openAt('gone', options);
      expect(
        await screen.findByText('The comment this link led to is no longer here.', {}, PAGES),
      ).toBeTruthy();
      expect(screen.getByText('Comment 7')).toBeTruthy();
    },
  );

  test('says so once the comment, far back, is deleted by somebody else', async () => {
    const { backend } = openAt('k1');
    await waitFor(() => expect(focused()).toContain('Comment 1'));
    await backend.fetch('/api/club-social/club-comments/k1', { method: 'DELETE' });
    const change = { clubId: 'c1', postId: 'p1', reactionCount: 0, commentCount: 5 };
    act(() => backend.sockets.broadcast('clubPostChanged', change));
    expect(await screen.findByText('The comment this link led to is no longer here.')).toBeTruthy();
    expect(screen.queryByText('Comment 1')).toBeNull();
  });

  test('is copied from the comment', async () => {
    const user = userEvent.setup();
    openAt('k6');
    await user.click(
      (await screen.findAllByRole('button', { name: /^More about the comment/ }))[0]!,
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(/\/clubs\/c1\?post=p1&comment=k5$/);
  });
});
