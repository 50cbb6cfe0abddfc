import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchPanel } from './SearchPanel';
import {
  foundGroups,
  longGroups,
  nothing,
  partlyFailed,
  racesAlone,
  rightToLeftGroups,
} from './SearchPanel.fixtures';

const meta = {
  title: 'Search/SearchPanel',
  component: SearchPanel,
  args: {
    query: 'lake',
    onQueryChange: fn(),
    groups: foundGroups,
    resultsHref: '/search?q=lake',
    onSubmit: fn(),
    onSelect: fn(),
    onRetry: fn(),
    onClearRecent: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 512 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search everything' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const option = canvas.getByRole('option', { name: /Ben Torres/ });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-activedescendant', option.id);
  },
};
export const NothingTyped: Story = { args: { query: '', groups: [] } };
export const RecentSearches: Story = {
  args: { query: '', groups: [], recent: ['lakeside', 'amy', 'pro runabout'] },
};
export const Suggestions: Story = { args: { query: '', groups: [], suggestions: foundGroups } };
export const SuggestionsBelowRecent: Story = {
  args: { query: '', groups: [], recent: ['lakeside', 'amy'], suggestions: foundGroups },
};
export const Searching: Story = { args: { groups: nothing('loading') } };
export const NothingFound: Story = { args: { query: 'zzzz', groups: nothing('ready') } };
export const PartsFailed: Story = { args: { groups: partlyFailed } };
export const AllFailed: Story = { args: { groups: nothing('error') } };
export const Offline: Story = { args: { isOffline: true, groups: racesAlone } };
export const OfflineNothingFound: Story = { args: { isOffline: true, groups: nothing('error') } };
export const LongNames: Story = { args: { groups: longGroups } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { query: 'نادي', groups: rightToLeftGroups },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  // Several searches stand here; a page has one.
  parameters: {
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SearchPanel {...args} query="" groups={[]} recent={['lakeside', 'amy']} />
      <SearchPanel {...args} />
      <SearchPanel {...args} groups={partlyFailed} />
      <SearchPanel {...args} groups={nothing('ready')} />
    </div>
  ),
};
