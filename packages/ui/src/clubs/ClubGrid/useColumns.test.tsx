import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clubs } from '../ClubCard/ClubCard.fixtures';
import { ClubGrid } from './ClubGrid';

afterEach(() => {
  vi.restoreAllMocks();
});

const many = Array.from({ length: 24 }, (_, index) => ({
  ...(clubs[0] as (typeof clubs)[number]),
  id: `club-${index}`,
  name: `Club ${index}`,
}));

/**
 * Cards in each part of a list of this width: that of its columns, and half a gap beyond them on
 * both sides.
 */
function partsAt(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  render(<ClubGrid label="Your clubs" clubs={many} />);
  return new Set(
    [...screen.getByRole('list', { name: 'Your clubs' }).children].map(
      (part) => part.children.length,
    ),
  );
}

test.each([
  ['one column', 2 * (260 + 16) - 1, 6],
  ['two columns, just wide enough', 2 * (260 + 16), 6],
  ['two columns, all but three', 3 * (260 + 16) - 1, 6],
  ['three columns, just wide enough', 3 * (260 + 16), 6],
  ['four columns', 1_136, 8],
])('%s: only whole rows come and go together', (_, width, cards) => {
  expect(partsAt(width)).toEqual(new Set([cards]));
});
