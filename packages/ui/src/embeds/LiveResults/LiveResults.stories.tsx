import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { explainPlace } from '../../results/explainPlace';
import { EmbedBoundary } from '../EmbedBoundary';
import { proRunabout } from '../ResultsTable/ResultsTable.fixtures';
import { resultsTable } from '../ResultsTable/messages.es';
import { LiveResults } from './LiveResults';
import { LoadedTable } from './LoadedTable';
import type { LoadedResults } from './loadResults';
import { liveResults } from './messages.es';

const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

const meta = {
  title: 'Results/LiveResults',
  component: LiveResults,
  parameters: { embed: { texts: ['resultsTable', 'liveResults'] } },
  subcomponents: { EmbedBoundary },
  args: { src: '/race.json', fetch: answer(proRunabout), explain: explainPlace },
} satisfies Meta<typeof LiveResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The race as it has just come. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Updated just now.')).toBeVisible();
  },
};

/** Nothing has come yet. */
export const Loading: Story = { args: { fetch: () => new Promise(() => {}) } };

/** Nothing can be loaded. */
export const Failed: Story = {
  args: { fetch: answer({}, 503) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The results cannot be loaded at the moment.'),
    ).toBeVisible();
  },
};

let tries = 0;

/** Somebody has asked for them again. */
export const Retrying: Story = {
  args: {
    fetch: () =>
      (tries += 1) % 3 > 0 ? Promise.reject(new TypeError('offline')) : new Promise(() => {}),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(canvas.getByRole('button', { name: 'Trying…' })).toBeVisible();
  },
};

/** Loaded so many minutes ago. */
const loaded = (minutes: number, more?: Partial<LoadedResults>): Story => ({
  render: ({ labels }) => (
    <LoadedTable
      results={{ race: proRunabout, loadedAt: Date.now() - minutes * 60_000, ...more }}
      onRetry={() => {}}
      labels={labels}
    />
  ),
});
const problem = { code: 'unreachable' as const, error: new Error('/race.json: answered 503') };

export const MinutesOld: Story = loaded(3);
export const HoursOld: Story = loaded(130);

/** The last results stay, with their age, while the server fails. */
export const Stale: Story = loaded(12, { problem });

export const StaleInSpanish: Story = {
  ...loaded(12, { problem }),
  args: { labels: { ...resultsTable, ...liveResults } },
};

/** The race that a server has rendered shows until there is a newer. */
export const RenderedByServer: Story = {
  args: { initial: proRunabout, fetch: answer({}, 503) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('These results cannot be refreshed at the moment.'),
    ).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
