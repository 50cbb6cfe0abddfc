import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StatTile } from './StatTile';

test('a figure is grouped and read before its name', () => {
  const { container } = render(<StatTile label="Points" value={12_450} />);
  expect(container.textContent).toBe('12,450Points');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([[null], [undefined], [Number.NaN]])('%s is a dash', (value) => {
  render(<StatTile label="Wins" value={value} />);
  expect(screen.getByText('–')).toBeTruthy();
});

test('with something to open, the tile is a button named by figure and label', async () => {
  const onPress = vi.fn();
  render(<StatTile label="Followers" value={0} onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: '0 Followers' }));
  expect(onPress).toHaveBeenCalledOnce();
});
