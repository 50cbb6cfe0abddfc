import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ClubFaces } from './ClubFaces';

const people = Array.from({ length: 12 }, (_, index) => ({
  id: `${index}`,
  name: `Person ${index + 1}`,
  href: `/profile/${index + 1}`,
}));

test('ten faces at most lead to their people, and a link to all of them', () => {
  render(<ClubFaces people={people} memberCount={1204} allHref="/all" status="ready" />);
  const card = within(screen.getByRole('region', { name: '1,204 members' }));
  expect(within(card.getByRole('list')).getAllByRole('link')).toHaveLength(10);
  expect(card.getByRole('link', { name: 'Person 3' }).getAttribute('href')).toBe('/profile/3');
  const all = card.getByRole('link', { name: 'See all 1,204 members' });
  expect(all.getAttribute('href')).toBe('/all');
});

test('keys come to each face, and its name is shown', async () => {
  const user = userEvent.setup();
  render(<ClubFaces people={people.slice(0, 2)} memberCount={2} status="ready" />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Person 1' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Person 1');
});

test('who has no page is shown all the same', () => {
  render(<ClubFaces people={[{ id: '1', name: 'Amy' }]} memberCount={1} status="ready" />);
  expect(screen.getByRole('img', { name: 'Amy' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('while they are on their way it says so, and how many there are', () => {
  render(<ClubFaces people={[]} memberCount={3} allHref="/all" status="loading" />);
  expect(screen.getByText('Loading members…')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '3 members' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
