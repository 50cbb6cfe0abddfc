import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { downloadCsv } from '../../results/downloadCsv';
import { explainPlace } from '../../results/explainPlace';
import { resultsTable } from './messages.es';
import { ResultsTable, type ResultsTableProps } from './ResultsTable';
import { manyRiders, proRunabout } from './ResultsTable.fixtures';

const meta = {
  title: 'Results/ResultsTable',
  component: ResultsTable,
  parameters: { embed: { texts: ['resultsTable'] } },
  args: proRunabout,
} satisfies Meta<typeof ResultsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithoutRaceLabel: Story = { args: { raceLabel: undefined } };

export const TwoMotos: Story = {
  args: {
    motoLabels: ['Moto 1', 'Moto 2'],
    rows: proRunabout.rows.map((row) => ({ ...row, motos: row.motos.slice(0, 2) })),
  },
};

export const FourMotos: Story = {
  args: {
    motoLabels: ['Moto 1', 'Moto 2', 'Moto 3', 'Moto 4'],
    rows: proRunabout.rows.map((row, index) => ({
      ...row,
      motos: [...row.motos, { pos: index + 1 }],
    })),
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Cards: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  args: { isSortable: true, explain: explainPlace },
};

export const Sortable: Story = {
  args: { isSortable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Moto 2' }));
    await expect(canvas.getByRole('columnheader', { name: 'Moto 2' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('rowheader')[1]).toHaveTextContent('Jonas Vikander');
  },
};

export const Explained: Story = {
  args: { explain: explainPlace },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByText('Why this place');
    if (first) await userEvent.click(first);
    await expect(
      within(canvasElement).getByText('Moto 1: 1 · Moto 2: 1 · Moto 3: 2. Together 4.'),
    ).toBeVisible();
  },
};

/** Equal sums: the better best moto decides. One place was given by the officials. */
export const TiesExplained: Story = {
  args: {
    explain: explainPlace,
    motoLabels: ['Moto 1', 'Moto 2'],
    rows: [
      { rank: 1, bikeNumber: 11, rider: 'Ines Carvalho', age: 27, motos: [{ pos: 1 }, { pos: 4 }] },
      {
        rank: 2,
        bikeNumber: 12,
        rider: 'Kai Hydro Nakamura',
        age: 31,
        motos: [{ pos: 2 }, { pos: 3 }],
      },
      {
        rank: 3,
        bikeNumber: 13,
        rider: 'Ben Okoro',
        age: 35,
        motos: [{ pos: 3 }, { pos: 5 }],
        finalPos: 3,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const summary of within(canvasElement).getAllByText('Why this place'))
      await userEvent.click(summary);
    await expect(
      within(canvasElement).getByText('Place 3 was given with the official results.'),
    ).toBeVisible();
  },
};

/** Motos that were not finished: one of two, and both. */
export const MissingMotosExplained: Story = {
  args: {
    explain: explainPlace,
    motoLabels: ['Moto 1', 'Moto 2'],
    rows: [
      {
        rank: 1,
        bikeNumber: 11,
        rider: 'Ines Carvalho',
        age: 27,
        motos: [{ pos: 1 }, { pos: null }],
      },
      {
        rank: null,
        bikeNumber: 12,
        rider: 'Ben Okoro',
        age: 35,
        motos: [{ pos: null }, { pos: null }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const summary of within(canvasElement).getAllByText('Why this place'))
      await userEvent.click(summary);
    await expect(
      within(canvasElement).getByText('No moto was finished, so there is no place.'),
    ).toBeVisible();
  },
};

/**
 * Data whose types nobody has checked: a place that comes as text counts, one that cannot be read
 * shows as it came, and nobody is given a final place that might be wrong.
 */
export const UnclearPlaces: Story = {
  args: {
    explain: explainPlace,
    motoLabels: ['Moto 1', 'Moto 2'],
    rows: [
      { rank: '1', bikeNumber: 11, rider: 'Ines Carvalho', motos: [{ pos: '2' }, { pos: 1 }] },
      { rank: '2', bikeNumber: 12, rider: 'Ben Okoro', motos: [{ pos: '1st' }, { pos: 'DNF' }] },
      { rank: '', bikeNumber: 14, rider: 'Tom Ashworth', motos: [null, { pos: 3 }] },
    ] as unknown as ResultsTableProps['rows'],
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByText('Why this place');
    if (first) await userEvent.click(first);
    await expect(
      within(canvasElement).getByText(
        'The places of this race are not clear, so no final place is given.',
      ),
    ).toBeVisible();
    await expect(within(canvasElement).queryByText('gold')).toBeNull();
  },
};

/** Data without rows: that there are no results is said, and the page stays whole. */
export const RowsMissing: Story = {
  args: { rows: undefined as unknown as ResultsTableProps['rows'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No results yet.')).toBeVisible();
  },
};

/** A row that is none is left out, and the others stand where they would without it. */
export const RowOfNothing: Story = {
  args: {
    motoLabels: ['Moto 1'],
    rows: [
      null,
      { rank: 1, bikeNumber: 12, rider: 'Ben Okoro', motos: [{ pos: 1 }] },
    ] as unknown as ResultsTableProps['rows'],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(1);
    await expect(within(canvasElement).getByText('gold')).toBeInTheDocument();
  },
};

/** A row whose rider is not known yet keeps its place; the boat tells it apart. */
export const RiderMissing: Story = {
  args: {
    motoLabels: ['Moto 1'],
    explain: explainPlace,
    onTogglePin: () => {},
    rows: [
      { rank: 1, bikeNumber: 7, motos: [{ pos: 1 }] },
      { rank: 2, bikeNumber: 12, rider: 'Ben Okoro', motos: [{ pos: 2 }] },
    ] as unknown as ResultsTableProps['rows'],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(2);
    await expect(within(canvasElement).getByRole('button', { name: 'Pin 7' })).toBeVisible();
  },
};

/** Disqualified after the race: no place, whatever the motos say, and the others move up. */
export const Disqualified: Story = {
  args: {
    explain: explainPlace,
    motoLabels: ['Moto 1', 'Moto 2'],
    rows: [
      { rank: 1, bikeNumber: 12, rider: 'Ben Okoro', motos: [{ pos: 2 }, { pos: 2 }] },
      {
        rank: null,
        bikeNumber: 11,
        rider: 'Ines Carvalho',
        motos: [{ pos: 1 }, { pos: 1 }],
        status: 'DSQ',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const summary of within(canvasElement).getAllByText('Why this place'))
      await userEvent.click(summary);
    await expect(
      within(canvasElement).getByText('The official results give this rider no place.'),
    ).toBeVisible();
    await expect(within(canvasElement).getByTitle('disqualified')).toBeVisible();
  },
};

/** A thousand with the same sum: reasons are made for those who are asked about. */
export const ThousandTied: Story = {
  parameters: { a11y: { disable: true } },
  args: {
    title: 'A dead heat of a thousand',
    explain: explainPlace,
    motoLabels: ['Moto 1'],
    rows: manyRiders(1_000).map((row) => ({ ...row, motos: [{ pos: 1 }] })),
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByText('Why this place');
    if (first) await userEvent.click(first);
    await expect(
      await within(canvasElement).findByText('And 991 more with the same sum.'),
    ).toBeVisible();
  },
};

/** A coloured plate whose colour nobody named. */
export const UnnamedPlate: Story = {
  args: { rows: proRunabout.rows.map(({ plateLabel: _name, ...row }) => row) },
};

export const Pinned: Story = {
  render: function Render(args: ResultsTableProps) {
    const [pinned, setPinned] = useState<string[]>(['5 Sofia Lindqvist']);
    return (
      <ResultsTable
        {...args}
        pinned={pinned}
        onTogglePin={(key) =>
          setPinned((keys) =>
            keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key],
          )
        }
      />
    );
  },
};

/** Each boat number leads to its row; a link has led to one of them. */
export const Linked: Story = {
  args: { hrefForBoat: (boat) => `#${boat}`, markedBoat: '31' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('link', { name: '31, link to this row of Kai Hydro Nakamura' }),
    ).toHaveAttribute('href', '#31');
    await expect(canvas.getByText('Kai Hydro Nakamura').closest('tr')).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Names lead to the riders' own pages. */
export const RidersLinked: Story = {
  args: { hrefForRider: ({ rider }) => `#${encodeURIComponent(rider)}` },
};

const ofWidth = (inlineSize: number, motos: number): Story => ({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: inlineSize }}>
        <Story />
      </div>
    ),
  ],
  args: {
    motoLabels: Array.from({ length: motos }, (_, index) => `Moto ${index + 1}`),
    rows: proRunabout.rows.map((row, index) => ({
      ...row,
      motos: Array.from({ length: motos }, (_, moto) => row.motos[moto] ?? { pos: index + 1 }),
    })),
    isSortable: true,
    explain: explainPlace,
    onTogglePin: () => {},
    hrefForBoat: (boat) => `#${boat}`,
    hrefForRider: ({ rider }) => `#${encodeURIComponent(rider)}`,
  },
});

/** Little room: boat and age stand below rank and rider. */
export const Folded: Story = ofWidth(404, 4);

export const FoldedTwoMotos: Story = ofWidth(480, 2);

/** The narrowest table with a column for each figure. */
export const JustWideEnough: Story = ofWidth(577, 4);

export const WithDownload: Story = {
  args: { onDownload: (view) => downloadCsv(view, 'pro-runabout-stock.csv') },
};

export const LongNames: Story = {
  args: {
    title:
      'Professional Runabout Stock 1200 Naturally Aspirated Women’s Endurance World Finals ' +
      'Qualifier',
    rows: proRunabout.rows.map((row) => ({
      ...row,
      rider: `${row.rider} von und zu Wolfeschlegelsteinhausenbergerdorff`,
      bikeNumber: `${row.bikeNumber ?? ''}-WX`,
    })),
  },
};

/** More motos than fit: the name stays in view while the rest scrolls sideways. */
export const ManyMotos: Story = {
  args: {
    title: 'Endurance',
    motoLabels: Array.from({ length: 10 }, (_, index) => `Moto ${index + 1}`),
    rows: proRunabout.rows.map((row, place) => ({
      ...row,
      motos: Array.from({ length: 10 }, (_, index) => ({ pos: ((place * 5 + index * 3) % 6) + 1 })),
    })),
    isSortable: true,
  },
};

/** Spanish in a font of the system’s, wider than ours: no word of the head is broken. */
export const SpanishInASystemFont: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 580, '--clubline-font-display': 'sans-serif' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  args: { isSortable: true, labels: resultsTable },
  play: async ({ canvasElement }) => {
    for (const name of ['Puesto', 'Barco', 'Piloto', 'Edad', 'Final']) {
      const word = document.createRange();
      const head = within(canvasElement).getByRole('columnheader', { name });
      word.selectNodeContents(within(head).queryByRole('button')?.firstChild ?? head);
      await expect(word.getClientRects()).toHaveLength(1);
    }
  },
};

/** What motos are called elsewhere: a long word is broken, and lies on none beside it. */
export const LongMotoNames: Story = {
  ...ofWidth(600, 2),
  args: { motoLabels: ['Wertungslauf 1', 'Eliminatorias'], isSortable: true },
  play: async ({ canvasElement }) => {
    for (const head of within(canvasElement).getAllByRole('columnheader')) {
      const word = document.createRange();
      word.selectNodeContents(head);
      await expect(word.getBoundingClientRect().width).toBeLessThanOrEqual(
        head.getBoundingClientRect().width,
      );
    }
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const StickyHeader: Story = {
  args: {
    title: 'Sixty riders',
    motoLabels: ['Moto 1', 'Moto 2'],
    rows: manyRiders(60),
    maxBlockSize: '360px',
  },
};

/**
 * A thousand rows scroll and sort as few do. axe looks at the same rows in “StickyHeader”: a
 * thousand keep it busy for longer than a test may take.
 */
export const ThousandRows: Story = {
  parameters: { a11y: { disable: true } },
  args: { title: 'A thousand riders', motoLabels: ['Moto 1', 'Moto 2'], rows: manyRiders(1_000) },
};

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ResultsTable {...args} />
      <ResultsTable
        {...args}
        title="With everything"
        isSortable
        explain={explainPlace}
        pinned={['31 Kai Hydro Nakamura']}
        onTogglePin={() => {}}
        onDownload={() => {}}
      />
      <div style={{ maxInlineSize: 375 }}>
        <ResultsTable {...args} title="As cards" />
      </div>
      <ResultsTable {...args} title="Nothing yet" rows={[]} />
    </div>
  ),
};
