import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CommentList } from './CommentList';
import { comments } from './CommentList.fixtures';

/** Heights of what is drawn while nothing has come yet, in px. */
const placesHeld = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[aria-hidden=true]')]
    .map(({ style }) => Number.parseInt(style.blockSize, 10))
    .filter((height) => height > 32);

test('holds the place of as many comments as are to come, up to twelve', () => {
  const { container, rerender } = render(
    <CommentList comments={[]} status="loading" expectedCount={3} />,
  );
  expect(screen.getByText('Loading comments…')).toBeTruthy();
  expect(placesHeld(container)).toHaveLength(3);
  rerender(<CommentList comments={[]} status="loading" expectedCount={500} />);
  expect(placesHeld(container)).toHaveLength(12);
});

test('where nobody knows how many will come, says that they are loading', () => {
  const { container } = render(<CommentList comments={[]} status="loading" />);
  expect(screen.getAllByText('Loading comments…').length).toBeGreaterThan(0);
  expect(placesHeld(container)).toEqual([]);
});

test('a comment that a link has led to takes the focus once it is there', () => {
  const { rerender } = render(<CommentList comments={[]} status="loading" linkedId="c3" />);
  rerender(<CommentList comments={comments} linkedId="c3" />);
  const linked = screen.getByText('Packed already.').closest('li');
  expect(document.activeElement).toBe(linked);
  // What is loaded later does not take it from where the reader went.
  linked?.blur();
  rerender(<CommentList comments={[...comments]} linkedId="c3" />);
  expect(document.activeElement).toBe(document.body);
});

test('one that is far older stands before the button for those between', () => {
  const some = comments.map((comment, index) => ({ ...comment, isApart: index === 0 }));
  render(<CommentList comments={some} hasOlder />);
  const button = screen.getByRole('button', { name: 'Show earlier comments' });
  const lists = screen.getAllByRole('list').filter((list) => !list.parentElement?.closest('li'));
  const follows = (list: Element) =>
    Boolean(button.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(lists.map(follows)).toEqual([false, true]);
});

test('the button for earlier comments leaves the focus to the list at their end', async () => {
  const onLoadOlder = vi.fn();
  const { rerender } = render(
    <CommentList comments={comments} hasOlder onLoadOlder={onLoadOlder} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier comments' }));
  expect(onLoadOlder).toHaveBeenCalledTimes(1);
  rerender(<CommentList comments={comments} hasOlder={false} onLoadOlder={onLoadOlder} />);
  expect(screen.queryByRole('button', { name: 'Show earlier comments' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Comments' }));
});

test('says that earlier comments could not be loaded, and offers to try again', async () => {
  const onLoadOlder = vi.fn();
  render(
    <CommentList comments={comments} hasOlder olderStatus="error" onLoadOlder={onLoadOlder} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Earlier comments could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onLoadOlder).toHaveBeenCalledTimes(1);
});
