import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RacerSearch, type RacerSearchProps } from './RacerSearch';
import { racers } from './RacerSearch.fixtures';

const show = (props: Partial<RacerSearchProps> = {}) =>
  render(
    <RacerSearch
      query=""
      onQueryChange={vi.fn()}
      racers={racers}
      hrefFor={({ id }) => `/racer/${id}`}
      {...props}
    />,
  );

test('rows say where a racer is from and what they ride, as far as it is known', async () => {
  const onSelect = vi.fn();
  show({ onSelect });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toContain(
    'Jane DoeLake Havasu City, USA · Kawasaki',
  );
  expect(
    screen.getByRole('link', { name: 'Chloé Martin Annecy, France' }).getAttribute('href'),
  ).toBe('/racer/r5');
  await userEvent.click(screen.getByRole('link', { name: /Jane Doe/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(racers[0]);
});

test.each<[Partial<RacerSearchProps>, string]>([
  [{ racers: [] }, 'No racers found.'],
  [{ racers: [], status: 'loading' }, 'Loading racers…'],
])('announces politely (%#)', (props, message) => {
  show(props);
  expect(screen.getByRole('status').textContent).toBe(message);
});

test('a failure is an alert', () => {
  show({ racers: [], status: 'error' });
  expect(screen.getByRole('alert').textContent).toContain('Failed to load racers');
});
