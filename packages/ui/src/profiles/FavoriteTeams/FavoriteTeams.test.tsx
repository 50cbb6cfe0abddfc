import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FavoriteTeams } from './FavoriteTeams';
import { crestOf } from './teamCrests';

test(
  'each team of the four leagues has its crest, by full name, whatever the case and ' + 'spacing',
  () => {
    expect(crestOf('New York Yankees')).toMatchObject({ league: 'MLB', letters: 'NYY' });
    expect(crestOf('  kansas  city CHIEFS ')).toMatchObject({ league: 'NFL', letters: 'KC' });
    expect(crestOf('St. Louis Blues')).toMatchObject({ league: 'NHL', letters: 'STL' });
    expect(crestOf('Philadelphia 76ers')).toMatchObject({ league: 'NBA', letters: 'PHI' });
    expect(crestOf('Athletics')).toMatchObject({ league: 'MLB', letters: 'ATH' });
  },
);

test('other teams have none', () => {
  expect(crestOf('Zebras')).toBeUndefined();
  expect(crestOf('')).toBeUndefined();
});

test('a team without a crest shows its first two letters', () => {
  const { container } = render(<FavoriteTeams teams={[{ id: '1', name: 'Zebras' }]} />);
  expect(within(container).getByText('Ze')).toBeTruthy();
});

test('a site’s own picture comes before the crest', () => {
  const { container } = render(
    <FavoriteTeams teams={[{ id: '1', name: 'Boston Bruins' }]} logoFor={() => '/bruins.svg'} />,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/bruins.svg');
  expect(container.querySelector('[data-league]')).toBeNull();
});

test('teams that could not be loaded are not said to be none; one can try again', async () => {
  const onRetry = vi.fn();
  render(<FavoriteTeams teams={[]} status="error" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load favorite teams.');
  expect(screen.queryByText('No favorite teams yet.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('only the owner is offered to add, and is told to when there are none', async () => {
  const onAddTeam = vi.fn();
  const { rerender } = render(<FavoriteTeams teams={[]} onAddTeam={onAddTeam} />);
  expect(screen.getByText('No favorite teams yet.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<FavoriteTeams teams={[]} isOwn onAddTeam={onAddTeam} />);
  expect(screen.getByText('Add your favorite teams.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add team' }));
  expect(onAddTeam).toHaveBeenCalledOnce();
});
