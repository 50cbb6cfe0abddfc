import type { Meta, StoryObj } from '@storybook/react-vite';
import { RacerStats } from './RacerStats';

const meta = {
  title: 'Racers/RacerStats',
  component: RacerStats,
  args: { careerWins: 27, seasonWins: 4, seasonPodiums: 9, careerWorldFinalsWins: 3 },
} satisfies Meta<typeof RacerStats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const AllZero: Story = {
  args: { careerWins: 0, seasonWins: 0, seasonPodiums: 0, careerWorldFinalsWins: 0 },
};
export const Unknown: Story = {
  args: { careerWins: null, seasonWins: null, seasonPodiums: null, careerWorldFinalsWins: null },
};
export const LongFigures: Story = {
  args: {
    careerWins: 1_234_567,
    seasonWins: 12_345,
    seasonPodiums: 98_765_432,
    careerWorldFinalsWins: 1_000,
  },
};
export const Loading: Story = { args: { status: 'loading' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <RacerStats {...args} />
      <RacerStats labels={{ title: 'Figures, unknown', worldFinals: 'World Finals, unknown' }} />
      <RacerStats
        status="loading"
        labels={{ title: 'Figures, loading', worldFinals: 'World Finals, loading' }}
      />
    </div>
  ),
};
