import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MotoMovement } from './MotoMovement';

const row = (rider: string, ...places: (number | null)[]) => ({
  rank: null,
  bikeNumber: null,
  rider,
  motos: places.map((pos) => ({ pos })),
});

test('each rider has the place after each moto, with what was gained and lost in words', () => {
  render(
    <MotoMovement
      title="Novice"
      motoLabels={['Moto 1', 'Moto 2']}
      rows={[row('Kai', 1, 3), row('Ines', 3, 1), row('Tom', null, 2)]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Places of Novice from moto to moto' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Rider',
    'After Moto 1',
    'After Moto 2',
  ]);
  expect(screen.getByRole('row', { name: /^Ines 2/ }).textContent).toBe('Ines21▲1 up 1');
  expect(screen.getByRole('row', { name: /^Kai/ }).textContent).toBe('Kai11');
  expect(screen.getByRole('row', { name: /^Tom/ }).textContent).toBe('Tom–no place yet3');
});
