import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchPage } from './SearchPage';
import {
  foundGroups,
  longGroups,
  nothing,
  nothingYet,
  partlyFailed,
  racesAlone,
  rightToLeftGroups,
} from './SearchPanel.fixtures';

const meta = {
  title: 'Search/SearchPage',
  component: SearchPage,
  args: {
    title: 'Search',
    query: 'lake',
    onQueryChange: fn(),
    groups: foundGroups,
    onSelect: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const OneKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Clubs/ }));
    await expect(canvas.queryByRole('region', { name: 'People' })).not.toBeInTheDocument();
  },
};
export const NothingTyped: Story = { args: { query: '', groups: [] } };
export const Suggestions: Story = { args: { query: '', groups: [], suggestions: foundGroups } };
export const Searching: Story = { args: { groups: nothing('loading') } };
export const NothingFound: Story = { args: { query: 'zzzz', groups: nothing('ready') } };
export const NothingYet: Story = { args: { query: 'zzzz', groups: nothingYet } };
export const LookingFurther: Story = {
  args: {
    query: 'zzzz',
    groups: nothingYet.map((group) => ({ ...group, isLoadingMore: group.kind === 'posts' })),
  },
};
export const PartsFailed: Story = { args: { groups: partlyFailed } };
export const AllFailed: Story = { args: { groups: nothing('error') } };
export const Offline: Story = { args: { isOffline: true, groups: racesAlone } };
export const LoadingMore: Story = {
  args: { groups: foundGroups.map((group) => ({ ...group, hasMore: true, isLoadingMore: true })) },
};
export const ServerKeepsSomeBack: Story = {
  args: { groups: foundGroups.map((group) => ({ ...group, cutAt: 50 })) },
};
export const LongNames: Story = { args: { groups: longGroups } };
/** More kinds than fit: their line fades where it goes on. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const kinds = canvas.getByRole('button', { name: /^All/ }).parentElement ?? document.body;
    await expect(kinds.scrollWidth).toBeGreaterThan(kinds.clientWidth);
  },
};
export const RightToLeft: Story = {
  args: { query: 'نادي', groups: rightToLeftGroups },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = { args: { groups: partlyFailed } };
