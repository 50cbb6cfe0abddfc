import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultList } from './ResultList';

const result = {
  href: '/scores/aqua/monday?race=novice#53',
  title: 'Novice',
  day: 'Monday',
  rider: 'Mara Delgado',
  boat: '53',
  place: 1,
};

test('a named list, each row leading to its race', () => {
  render(<ResultList title="Results" results={[result]} />);
  const region = within(screen.getByRole('region', { name: 'Results' }));
  expect(region.getByRole('heading', { level: 2, name: 'Results' })).toBeTruthy();
  const link = within(region.getByRole('listitem')).getByRole('link');
  expect(link.getAttribute('href')).toBe(result.href);
  expect(link.textContent).toContain('Mara Delgado');
});

test('without results there is no list, only what is said of it', () => {
  render(<ResultList title="Results" results={[]} description={<p>Nobody</p>} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('Nobody')).toBeTruthy();
});
