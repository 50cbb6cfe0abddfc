import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { resultsTableCopy } from './copy';
import { rankRace, sortResults } from './rankRace';
import { ResultsTable } from './ResultsTable';
import { proRunabout } from './ResultsTable.fixtures';
import { toCsv } from './toCsv';

const riders = () => screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent);
const rowOf = (rider: string) => screen.getByText(rider).closest('tr') as HTMLElement;

test('the caption names it, and the columns stand in order', () => {
  render(<ResultsTable {...proRunabout} />);
  expect(screen.getByRole('table', { name: 'Race 4 Pro Runabout Stock' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Rank', 'Boat', 'Rider', 'Age', 'Moto 1', 'Moto 2', 'Moto 3', 'Final']);
  expect(screen.getByRole('columnheader', { name: 'Rank' }).getAttribute('aria-sort')).toBe('ascending');
});

test('rows stand by rank, those without one last', () => {
  render(<ResultsTable {...proRunabout} />);
  expect(riders()).toEqual(['Ines Carvalho', 'Kai Hydro Nakamura', 'Jonas Vikander', 'Sofia Lindqvist', 'Ben Okoro', 'Tom Ashworth']);
});

test('the first three final places have a medal with its name', () => {
  render(<ResultsTable {...proRunabout} />);
  expect(within(rowOf('Ines Carvalho')).getByText('gold')).toBeTruthy();
  expect(within(rowOf('Kai Hydro Nakamura')).getByText('silver')).toBeTruthy();
  expect(within(rowOf('Jonas Vikander')).getByText('bronze')).toBeTruthy();
  expect(screen.getAllByText(/^(gold|silver|bronze)$/)).toHaveLength(4);
});

test('what is missing is a dash; a status stands in its place', () => {
  render(<ResultsTable {...proRunabout} />);
  const tom = within(rowOf('Tom Ashworth'));
  expect(tom.getAllByText('–')).toHaveLength(3);
  expect(tom.getByTitle('did not finish').textContent).toBe('DNF');
  expect(within(rowOf('Ben Okoro')).getAllByText('–')).toHaveLength(1);
});

test('a coloured plate is shown and named', () => {
  render(<ResultsTable {...proRunabout} />);
  const name = within(rowOf('Ines Carvalho')).getByText('red plate');
  expect((name.parentElement as HTMLElement).style.backgroundColor.toLowerCase()).toMatch(/#d7263d|rgb\(215, 38, 61\)/);
});

test('one may sort by a moto, both ways, and the rank stays in its column', async () => {
  render(<ResultsTable {...proRunabout} isSortable />);
  const button = screen.getByRole('button', { name: 'Moto 3' });
  await userEvent.click(button);
  expect(riders()).toEqual(['Kai Hydro Nakamura', 'Ines Carvalho', 'Sofia Lindqvist', 'Jonas Vikander', 'Ben Okoro', 'Tom Ashworth']);
  expect(button.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(button);
  expect(riders()[0]).toBe('Ben Okoro');
  expect(riders().at(-1)).toBe('Tom Ashworth');
  expect(within(rowOf('Ben Okoro')).getAllByRole('cell')[0]?.textContent).toBe('5');
});

test('pinned riders stand first and can be let go', async () => {
  const onTogglePin = vi.fn();
  render(<ResultsTable {...proRunabout} pinned={['5 Sofia Lindqvist']} onTogglePin={onTogglePin} />);
  expect(riders()[0]).toBe('Sofia Lindqvist');
  expect(riders()).toHaveLength(6);
  const pin = screen.getByRole('button', { name: 'Pin Sofia Lindqvist' });
  expect(pin.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(pin);
  expect(onTogglePin).toHaveBeenCalledWith('5 Sofia Lindqvist');
});

test('each place can be explained, ties too', () => {
  render(<ResultsTable {...proRunabout} isExplained />);
  expect(within(rowOf('Jonas Vikander')).getByText('Still equal with Sofia Lindqvist, so both have the same place.')).toBeTruthy();
  expect(within(rowOf('Ben Okoro')).getByText('Moto 1: 5 · Moto 2: no finish, counts 999 · Moto 3: 4. Together 1008.')).toBeTruthy();
  expect(within(rowOf('Tom Ashworth')).getByText('No moto was finished, so there is no place.')).toBeTruthy();
});

test('the file has all cells, and none that a spreadsheet would run', () => {
  const ranked = sortResults(rankRace([{ rank: 1, bikeNumber: '=1+1', rider: '@SUM("x"), Ltd', age: null, motos: [{ pos: null, status: 'DNF' }, { pos: 2 }] }]), { by: 'rank', isDescending: false });
  expect(toCsv(ranked, ['Moto 1', 'Moto 2'], resultsTableCopy)).toBe('Rank,Boat,Rider,Age,Moto 1,Moto 2,Final\r\n1,\'=1+1,"\'@SUM(""x""), Ltd",,DNF,2,1');
});

test('it renders on a server', () => {
  const html = renderToString(<ResultsTable {...proRunabout} isSortable isExplained />);
  expect(html).toContain('<caption');
  expect(html.indexOf('Ines Carvalho')).toBeLessThan(html.indexOf('Jonas Vikander'));
});

test('no results yet says so', () => {
  render(<ResultsTable {...proRunabout} rows={[]} />);
  expect(screen.getByText('No results yet.')).toBeTruthy();
});
