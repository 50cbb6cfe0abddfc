import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommentList } from './CommentList';

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
