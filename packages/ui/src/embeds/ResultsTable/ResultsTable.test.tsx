import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { explainPlace } from '../../results/explainPlace';
import { ResultsTable, type ResultsTableProps } from './ResultsTable';
import { proRunabout } from './ResultsTable.fixtures';

const riders = () => screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent);
const rowOf = (rider: string) => screen.getByText(rider).closest('tr') as HTMLElement;

test('the caption names it, and the columns stand in order', () => {
  render(<ResultsTable {...proRunabout} />);
  expect(screen.getByRole('table', { name: 'Race 4 Pro Runabout Stock' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Rank',
    'Boat',
    'Rider',
    'Age',
    'Moto 1',
    'Moto 2',
    'Moto 3',
    'Final',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Rank' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
});

test('rows stand by rank, those without one last', () => {
  render(<ResultsTable {...proRunabout} />);
  expect(riders()).toEqual([
    'Ines Carvalho',
    'Kai Hydro Nakamura',
    'Jonas Vikander',
    'Sofia Lindqvist',
    'Ben Okoro',
    'Tom Ashworth',
  ]);
});

test('a name beside a pin is isolated, and one that is alone has no node of its own', () => {
  const { rerender } = render(<ResultsTable {...proRunabout} onTogglePin={vi.fn()} />);
  expect(screen.getByText('Ben Okoro').tagName).toBe('BDI');
  rerender(<ResultsTable {...proRunabout} onTogglePin={undefined} />);
  expect(screen.getByText('Ben Okoro').tagName).toBe('TH');
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

test.each([
  ['motoLabels', undefined],
  ['motoLabels', 'Moto 1'],
  ['rows', undefined],
  ['rows', Promise.resolve([])],
  ['rows', { length: 1 }],
])('a table whose %s are no list stands, and leaves the page around it alone', (prop, given) => {
  render(
    <main>
      <ResultsTable {...({ ...proRunabout, [prop]: given } as ResultsTableProps)} />
    </main>,
  );
  expect(screen.getByRole('table', { name: 'Race 4 Pro Runabout Stock' })).toBeTruthy();
});

test('places that come as text give no wrong medal', () => {
  const rows = [
    { rank: '2', rider: 'Ann', motos: [{ pos: '2' }, { pos: '10' }] },
    { rank: '10', rider: 'Ben', motos: [{ pos: '1' }, { pos: 'DNF' }] },
    { rank: '', rider: 'Cem', motos: [{ pos: '3' }, { pos: '4' }] },
  ];
  render(
    <ResultsTable
      title="Final"
      motoLabels={['M1', 'M2']}
      rows={rows as unknown as ResultsTableProps['rows']}
    />,
  );
  expect(riders()).toEqual(['Ann', 'Ben', 'Cem']);
  expect(within(rowOf('Cem')).getByText('gold')).toBeTruthy();
  expect(within(rowOf('Ann')).getByText('silver')).toBeTruthy();
  expect(within(rowOf('Ben')).getByText('bronze')).toBeTruthy();
});

test('who is disqualified has no medal, and the reason in its place', () => {
  const rows = [
    { rank: null, bikeNumber: 1, rider: 'Ann', motos: [{ pos: 1 }], status: 'DSQ' as const },
    { rank: 1, bikeNumber: 2, rider: 'Ben', motos: [{ pos: 2 }] },
  ];
  render(<ResultsTable title="Final" motoLabels={['M1']} rows={rows} />);
  expect(within(rowOf('Ben')).getByText('gold')).toBeTruthy();
  expect(within(rowOf('Ann')).getByTitle('disqualified').textContent).toBe('DSQ');
});

test('data that lack what their type promises do not take the page down', () => {
  const rows = [null, { rank: 1, rider: 'Ann' }, { rank: 2, rider: 'Ben', motos: [null] }];
  const given = { title: 'Final', motoLabels: ['M1'], rows } as unknown as ResultsTableProps;
  const { rerender } = render(<ResultsTable {...given} isSortable explain={explainPlace} />);
  expect(riders()).toEqual(['Ann', 'Ben']);
  rerender(<ResultsTable {...given} rows={undefined as never} />);
  expect(screen.getByText('No results yet.')).toBeTruthy();
});

test('a row without a rider keeps its place, with a dash for the name and its boat to tell', () => {
  const motos = [{ pos: 1 }];
  const rows = [
    { rank: 1, bikeNumber: 7, motos },
    { rank: 2, bikeNumber: 12, rider: 'Ben Okoro', motos: [{ pos: 2 }] },
  ] as unknown as ResultsTableProps['rows'];
  render(
    <ResultsTable
      title="Pro"
      motoLabels={['Moto 1']}
      rows={rows}
      onTogglePin={() => {}}
      hrefForBoat={(boat) => `#${boat}`}
    />,
  );
  const nameless = within(screen.getAllByRole('row')[1]!);
  expect(nameless.getByText('gold')).toBeTruthy();
  expect(within(nameless.getByRole('rowheader')).getByText('–')).toBeTruthy();
  expect(within(nameless.getByRole('rowheader')).getByText('none')).toBeTruthy();
  expect(nameless.getByRole('button', { name: 'Pin 7' })).toBeTruthy();
  expect(nameless.getByRole('link', { name: '7, link to this row of 7' })).toBeTruthy();
});

test('a ref leads to the outermost element', () => {
  const box = createRef<HTMLDivElement>();
  const { container } = render(<ResultsTable ref={box} {...proRunabout} />);
  expect(box.current).toBe(container.firstElementChild);
});

test('a coloured plate is shown and named', () => {
  render(<ResultsTable {...proRunabout} />);
  const name = within(rowOf('Ines Carvalho')).getByText('red plate');
  // Filled with its own colour; on the drawing around it, the base styles would take it back.
  expect(name.parentElement?.querySelector('path')?.getAttribute('color')).toBe('#D7263D');
});

test('what stands where a colour should be can load no address', () => {
  const address = 'url(https://elsewhere.example/seen#a)';
  const rows = proRunabout.rows.map((row) => ({ ...row, plateDot: address }));
  const { container } = render(<ResultsTable {...proRunabout} rows={rows} />);
  // Of all that draws, `color` alone takes no address.
  const holding = [...container.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ value }) => value === address).map(({ name }) => name),
  );
  expect(new Set(holding)).toEqual(new Set(['color']));
});

test('rendered on a server it needs no inline style, which strict policies block', () => {
  expect(
    renderToString(<ResultsTable {...proRunabout} isSortable explain={explainPlace} />),
  ).not.toContain('style=');
});

test('one may sort by a moto, both ways, and the rank stays in its column', async () => {
  render(<ResultsTable {...proRunabout} isSortable />);
  const button = screen.getByRole('button', { name: 'Moto 3' });
  await userEvent.click(button);
  expect(riders()).toEqual([
    'Kai Hydro Nakamura',
    'Ines Carvalho',
    'Sofia Lindqvist',
    'Jonas Vikander',
    'Ben Okoro',
    'Tom Ashworth',
  ]);
  expect(button.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(button);
  expect(riders()[0]).toBe('Ben Okoro');
  expect(riders().at(-1)).toBe('Tom Ashworth');
  expect(within(rowOf('Ben Okoro')).getAllByRole('cell')[0]?.textContent).toBe('5');
});

test('pinned riders stand first and can be let go', async () => {
  const onTogglePin = vi.fn();
  render(
    <ResultsTable {...proRunabout} pinned={['5 Sofia Lindqvist']} onTogglePin={onTogglePin} />,
  );
  expect(riders()[0]).toBe('Sofia Lindqvist');
  expect(riders()).toHaveLength(6);
  const pin = screen.getByRole('button', { name: 'Pin Sofia Lindqvist' });
  expect(pin.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(pin);
  expect(onTogglePin).toHaveBeenCalledWith('5 Sofia Lindqvist');
});

test('a pin keeps the focus although its row moves', async () => {
  function Pinning() {
    const [pinned, setPinned] = useState<string[]>([]);
    return (
      <ResultsTable
        {...proRunabout}
        pinned={pinned}
        onTogglePin={(key) => setPinned((keys) => (keys.includes(key) ? [] : [key]))}
      />
    );
  }
  render(<Pinning />);
  for (const [key, first] of [
    ['{Enter}', 'Sofia Lindqvist'],
    ['{Enter}', 'Ines Carvalho'],
  ] as const) {
    screen.getByRole('button', { name: 'Pin Sofia Lindqvist' }).focus();
    await userEvent.keyboard(key);
    expect(riders()[0]).toBe(first);
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Pin Sofia Lindqvist' }),
    );
  }
});

test('two riders with the same number and name both stay', () => {
  const twin = { rank: 1, bikeNumber: null, rider: 'Alex Kim', motos: [{ pos: 1 }] };
  render(
    <ResultsTable title="Twins" motoLabels={['Moto 1']} rows={[twin, { ...twin, rank: 2 }]} />,
  );
  expect(riders()).toEqual(['Alex Kim', 'Alex Kim']);
});

test('each place can be explained, ties too', async () => {
  render(<ResultsTable {...proRunabout} explain={explainPlace} />);
  for (const summary of screen.getAllByText('Why this place')) await userEvent.click(summary);
  expect(
    within(rowOf('Jonas Vikander')).getByText(
      'Still equal with Sofia Lindqvist, so both have the same place.',
    ),
  ).toBeTruthy();
  expect(
    within(rowOf('Ben Okoro')).getByText(
      'Moto 1: 5 · Moto 2: no finish, counts 999 · Moto 3: 4. Together 1008.',
    ),
  ).toBeTruthy();
  expect(
    within(rowOf('Tom Ashworth')).getByText('No moto was finished, so there is no place.'),
  ).toBeTruthy();
});

test('reasons are made when somebody opens them, and go when they are closed', async () => {
  const explain = vi.fn(explainPlace);
  render(<ResultsTable {...proRunabout} explain={explain} />);
  expect(explain).not.toHaveBeenCalled();
  const why = within(rowOf('Ines Carvalho')).getByText('Why this place');
  await userEvent.click(why);
  expect(await screen.findByText('Moto 1: 1 · Moto 2: 1 · Moto 3: 2. Together 4.')).toBeTruthy();
  expect(new Set(explain.mock.calls.map(([{ row }]) => row.rider))).toEqual(
    new Set(['Ines Carvalho']),
  );
  await userEvent.click(why);
  await waitFor(() => expect(screen.queryByText(/Together 4/)).toBeNull());
});

test('reasons opened before the script came are there once it has', async () => {
  const table = <ResultsTable {...proRunabout} explain={explainPlace} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(table);
  page.querySelector('details')!.open = true;
  document.body.append(page);
  render(table, { container: page, hydrate: true });
  expect(await screen.findByText('Moto 1: 1 · Moto 2: 1 · Moto 3: 2. Together 4.')).toBeTruthy();
});

test('a name leads where the page says, if it says anything', () => {
  render(
    <ResultsTable
      {...proRunabout}
      hrefForRider={({ rider }) => (rider === 'Ben Okoro' ? undefined : `/racer/${rider}`)}
    />,
  );
  const link = screen.getByRole('link', { name: 'Ines Carvalho' });
  expect(link.getAttribute('href')).toBe('/racer/Ines Carvalho');
  expect(screen.queryByRole('link', { name: 'Ben Okoro' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: 'Ben Okoro' })).toBeTruthy();
});

test('the download gets the rows in the order on the page', async () => {
  const onDownload = vi.fn<NonNullable<ResultsTableProps['onDownload']>>();
  render(
    <ResultsTable
      {...proRunabout}
      isSortable
      onDownload={onDownload}
      labels={{ rider: 'Pilot' }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Final' }));
  await userEvent.click(screen.getByRole('button', { name: 'Final' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const [view] = onDownload.mock.calls[0] ?? [];
  expect(view?.rows.map(({ row }) => row.rider)).toEqual(riders());
  expect(view?.labels.rider).toBe('Pilot');
});

test('it renders on a server', () => {
  const html = renderToString(<ResultsTable {...proRunabout} isSortable explain={explainPlace} />);
  expect(html).toContain('<caption');
  expect(html.indexOf('Ines Carvalho')).toBeLessThan(html.indexOf('Jonas Vikander'));
});

test('no results yet says so', () => {
  render(<ResultsTable {...proRunabout} rows={[]} />);
  expect(screen.getByText('No results yet.')).toBeTruthy();
});
