import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog';
import { RacerSearch } from './RacerSearch';
import { longNamedRacers, racers, rightToLeftRacers } from './RacerSearch.fixtures';

const notes = `
**Structure.** A search field that takes the focus when the overlay opens, over a list of links. How
many were found is a status.

**Keys.** Typing searches; Escape clears, and once the field is empty closes the overlay around it.
Arrow down and up move between the field and the rows, Tab does too; Enter opens the row. The list
asks for more within 200 px of its end; 'Load more' does the same for those who do not scroll.

**States.** Loading and the count are announced politely, a failure as an alert.

**Tested.** Every state in unit tests, the list itself with UserSearch; axe in three themes; in a
dialog at 320 px by eye. **Not tested.** With thousands of rows in one screen reader session.
`;

const meta = {
  title: 'Racers/RacerSearch',
  component: RacerSearch,
  args: {
    query: '',
    onQueryChange: fn(),
    racers,
    hrefFor: ({ id }) => `/racer/${id}`,
    onSelect: fn(),
    onLoadMore: fn(),
  },
  parameters: { docs: { description: { component: notes } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 512 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RacerSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const OneResult: Story = { args: { query: 'jane', racers: racers.slice(0, 1) } };
export const MoreToCome: Story = { args: { hasMore: true } };
export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };
export const NoRacersFound: Story = { args: { query: 'zzzz', racers: [] } };
export const FailedToLoadRacers: Story = {
  args: { racers: [], status: 'error', errorMessage: 'The connection was lost.', onRetry: fn() },
};
export const Loading: Story = { args: { racers: [], status: 'loading' } };
export const LongNames: Story = { args: { racers: longNamedRacers } };
export const RightToLeft: Story = {
  args: { racers: rightToLeftRacers },
  globals: { direction: 'rtl' },
};

export const InDialog: Story = {
  render: (args) => (
    <Dialog isOpen title="Search racers" onOpenChange={fn()}>
      <RacerSearch {...args} />
    </Dialog>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <RacerSearch {...args} hasMore />
      <RacerSearch {...args} query="zzzz" racers={[]} />
      <RacerSearch {...args} racers={[]} status="loading" />
      <RacerSearch {...args} racers={[]} status="error" onRetry={fn()} />
    </div>
  ),
};
