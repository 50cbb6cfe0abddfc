import type { Meta, StoryObj } from '@storybook/react-vite';
import { clubs } from '../ClubCard/ClubCard.fixtures';
import { EmptyState } from '../../primitives/EmptyState';
import { ClubGrid } from './ClubGrid';

const cards = clubs.map((club) => ({ ...club, id: club.href }));

const meta = {
  title: 'Clubs/ClubGrid',
  component: ClubGrid,
  args: { label: 'Your clubs', clubs: cards },
} satisfies Meta<typeof ClubGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clubs: Story = {};
export const Loading: Story = { args: { status: 'loading', clubs: [] } };
export const Empty: Story = {
  args: {
    clubs: [],
    empty: (
      <EmptyState
        illustration="clubs"
        title="No Clubs Yet"
        description="Join or create a club to get started"
      />
    ),
  },
};
/** More than fit on a screen: the browser lays out only those near what is seen. */
export const ManyClubs: Story = {
  args: {
    clubs: Array.from({ length: 60 }, (_, index) => ({
      ...cards[index % cards.length]!,
      id: `club-${index}`,
      name: `Club number ${index + 1}`,
    })),
  },
};
export const OneClub: Story = { args: { clubs: cards.slice(0, 1) } };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <ClubGrid {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ClubGrid {...args} />
      <ClubGrid {...args} clubs={[]} status="loading" />
      <ClubGrid
        {...args}
        clubs={[]}
        empty={
          <EmptyState
            illustration="clubs"
            title="No Clubs Yet"
            description="Join or create a club to get started"
          />
        }
      />
    </div>
  ),
};
