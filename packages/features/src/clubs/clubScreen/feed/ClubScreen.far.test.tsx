import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakePost, minutesAgo } from '../../../testing';
import { article, joined, openClub } from '../testing/openClub';

/** Stands in for the browser: scrolls everything out of sight, or back. */
let scroll: (isNear: boolean) => void;
const watched = new Set<Element>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: object[]) => void) {
        scroll = (isIntersecting) =>
          act(() =>
            heard(
              [...watched].map((target) => ({
                target,
                isIntersecting,
                boundingClientRect: { top: 9_000, bottom: 9_300, width: 600, height: 300 },
              })),
            ),
          );
      }
      observe = (box: Element) => watched.add(box);
      unobserve = (box: Element) => watched.delete(box);
      disconnect() {}
    },
  );
});

describe('posts far from what is seen', () => {
  const posts = Array.from({ length: 8 }, (_, index) =>
    fakePost({ id: `p${index}`, clubId: 'c1', createdAt: minutesAgo(index + 1) }),
  );
  const shown = () => screen.queryAllByRole('article').length;

  test('leave the page and come back without a call', async () => {
    const { backend } = openClub({ clubs: [joined()], posts });
    await screen.findByText('Post p0');
    await waitFor(() =>
      expect(backend.callsTo('GET /club-social/club-comments/:postId/comments')).toHaveLength(8),
    );
    const calls = backend.calls.length;
    scroll(false);
    expect(shown()).toBe(0);
    scroll(true);
    expect(shown()).toBe(8);
    await within(article('Post p0')).findByRole('button', { name: /comments/i });
    expect(backend.calls.slice(calls)).toEqual([]);
  });

  test('have current comments when somebody opens them, whatever was known before', async () => {
    const { backend, follow } = openClub({
      clubs: [joined(), joined({ id: 'c2', name: 'Riverside' })],
      posts,
      embeds: true,
    });
    const comments = () =>
      backend.callsTo('GET /club-social/club-comments/:postId/comments').length;
    const openComments = async () =>
      userEvent.click(
        within((await screen.findByText('Post p5')).closest('article') as HTMLElement).getByRole(
          'button',
          { name: /comments/i },
        ),
      );
    await openComments();
    await waitFor(() => expect(comments()).toBe(1));
    follow({ clubId: 'c2' });
    await screen.findByText('No posts yet in this club.');
    follow({ clubId: 'c1' });
    await screen.findByText('Post p5');
    scroll(false);
    scroll(true);
    await openComments();
    await waitFor(() => expect(comments()).toBe(2));
  });

  test('stay where somebody reads or writes: open comments and typed text are kept', async () => {
    openClub({ clubs: [joined()], posts, embeds: true });
    await screen.findByText('Post p5');
    await userEvent.click(within(article('Post p5')).getByRole('button', { name: /comments/i }));
    await userEvent.type(await screen.findByRole('textbox', { name: /comment/i }), 'Well r');
    scroll(false);
    // Those beside it are skipped together with it, and stay too.
    expect(shown()).toBe(4);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /comment/i }).value).toBe(
      'Well r',
    );
  });

  test('are there when a link leads to one', async () => {
    const { follow } = openClub({ clubs: [joined()], posts, embeds: true });
    await screen.findByText('Post p6');
    scroll(false);
    expect(shown()).toBe(0);
    follow({ postId: 'p6', showComments: true });
    expect(document.activeElement).toBe(article('Post p6'));
    expect(await within(article('Post p6')).findByText('No comments yet.')).toBeTruthy();
    scroll(false);
    expect(article('Post p6')).toBeTruthy();
  });
});
