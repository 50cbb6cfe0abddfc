import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog';
import { RacerSearch } from './RacerSearch';
import { longNamedRacers, racers, rightToLeftRacers } from './RacerSearch.fixtures';

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
