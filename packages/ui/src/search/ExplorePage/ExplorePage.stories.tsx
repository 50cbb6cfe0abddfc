import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button';
import { foundGroups } from '../SearchPanel/SearchPanel.fixtures';
import { ExplorePage } from './ExplorePage';

const hitsOf = (kind: string) => foundGroups.find((group) => group.kind === kind)?.hits ?? [];

const meta = {
  title: 'Search/ExplorePage',
  component: ExplorePage,
  args: {
    title: 'Explore Feed',
    searchHref: '/search',
    lead: <h2>Latest results: Sunday</h2>,
    groups: [
      { kind: 'people', status: 'ready', hits: hitsOf('people'), moreHref: '/search' },
      { kind: 'racers', status: 'ready', hits: hitsOf('racers'), moreHref: '/scores/search' },
    ],
    renderAction: (hit, kind) =>
      kind === 'people' && (
        <Button size="small" aria-label={`Follow ${hit.name}`}>
          Follow
        </Button>
      ),
  },
} satisfies Meta<typeof ExplorePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  args: {
    groups: [
      { kind: 'people', status: 'loading', hits: [] },
      { kind: 'racers', status: 'loading', hits: [] },
    ],
  },
};
export const Failed: Story = {
  args: {
    groups: [{ kind: 'people', status: 'error', hits: [], onRetry: fn() }],
  },
};
export const NothingThere: Story = {
  args: { lead: null, groups: [{ kind: 'people', status: 'ready', hits: [] }] },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The page as it is, and with what is on its way and what failed. */
export const AllStates: Story = {
  args: {
    groups: [
      { kind: 'people', status: 'error', hits: [], onRetry: fn() },
      { kind: 'racers', status: 'loading', hits: [] },
    ],
  },
};
