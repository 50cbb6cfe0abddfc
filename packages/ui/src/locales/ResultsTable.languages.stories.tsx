import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { explainPlace, type ExplainPlaceTexts } from '../results/explainPlace';
import type { RankedRow } from '../results/results.types';
import * as ar from './ar';
import * as es from './es';
import { ResultsTable } from '../embeds/ResultsTable/ResultsTable';
import { arabicRace } from './ResultsTable.arabic.fixtures';
import { proRunabout } from '../embeds/ResultsTable/ResultsTable.fixtures';

const meta = {
  title: 'Partners/Languages/ResultsTable',
  component: ResultsTable,
  args: {
    ...proRunabout,
    isSortable: true,
    onTogglePin: () => undefined,
    onDownload: () => undefined,
  },
} satisfies Meta<typeof ResultsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const inPage = (lang: string, dir: 'ltr' | 'rtl', maxInlineSize?: number): Decorator =>
  function InPage(Story) {
    return (
      <div lang={lang} dir={dir} style={{ maxInlineSize }}>
        <Story />
      </div>
    );
  };
const explainIn =
  (texts: ExplainPlaceTexts) => (ranked: RankedRow, motoLabels: readonly string[]) =>
    explainPlace(ranked, motoLabels, texts);

const spanish = {
  raceLabel: 'Carrera 4',
  motoLabels: ['Manga 1', 'Manga 2', 'Manga 3'],
  labels: es.resultsTable,
  explain: explainIn(es.explainPlace),
};

/** On how many lines the words of a column's head stand. */
function linesOf(head: HTMLElement) {
  const words = document.createRange();
  words.selectNodeContents((head.querySelector('button') ?? head).firstChild!);
  return words.getClientRects().length;
}

export const Spanish: Story = {
  args: spanish,
  decorators: [inPage('es', 'ltr')],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Puesto' })).toBeVisible();
    for (const head of canvas.getAllByRole('columnheader', { name: /^\S+$/ }))
      await expect(linesOf(head)).toBe(1);
    const [why] = canvas.getAllByText('Por qué este puesto');
    await userEvent.click(why!);
    await expect(
      canvas.getByText('Manga 1: 1 · Manga 2: 1 · Manga 3: 2. En total, 4.'),
    ).toBeVisible();
  },
};

export const SpanishCards: Story = { args: spanish, decorators: [inPage('es', 'ltr', 343)] };

const arabic = { ...arabicRace, labels: ar.resultsTable, explain: explainIn(ar.explainPlace) };

export const Arabic: Story = {
  args: arabic,
  decorators: [inPage('ar', 'rtl')],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, last] = [
      canvas.getByRole('columnheader', { name: /الترتيب/ }),
      canvas.getByRole('columnheader', { name: /النهائي/ }),
    ];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(
      last.getBoundingClientRect().left,
    );
  },
};

export const ArabicCards: Story = { args: arabic, decorators: [inPage('ar', 'rtl', 343)] };

export const ArabicPinned: Story = {
  args: {
    ...arabic,
    pinned: ['5 نورة العتيبي'],
    markedBoat: 'X12',
    hrefForBoat: (boat) => `#${boat}`,
  },
  decorators: [inPage('ar', 'rtl')],
};

export const ArabicEmpty: Story = {
  args: { ...arabic, rows: [] },
  decorators: [inPage('ar', 'rtl')],
};
