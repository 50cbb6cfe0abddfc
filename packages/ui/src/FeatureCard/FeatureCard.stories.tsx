import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureCard } from './FeatureCard';

const meta = {
  title: 'Home/FeatureCard',
  component: FeatureCard,
  args: { icon: 'users', title: 'Clubs & Communities', text: 'Team hubs and fan groups with a feed, channels and people who know the score.', headingLevel: 2 },
  decorators: [(Story) => <div style={{ maxInlineSize: 300 }}><Story /></div>],
} satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ComingSoon: Story = { args: { icon: 'info', title: 'AI Insights', badge: 'coming soon', text: 'Personal, interactive insights while the game is on.' } };
export const LongTitle: Story = { args: { title: 'Everything about every club in every league you have ever followed' } };
