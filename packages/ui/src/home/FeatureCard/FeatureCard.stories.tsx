import type { Meta, StoryObj } from '@storybook/react-vite';
import { featurePicture } from './FeatureCard.fixtures';
import { FeatureCard } from './FeatureCard';

const meta = {
  title: 'Home/FeatureCard',
  component: FeatureCard,
  args: {
    icon: 'users',
    title: 'Clubs & Communities',
    description: 'Team hubs and fan groups with a feed, channels and people who know the score.',
    headingLevel: 2,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeatureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ComingSoon: Story = {
  args: {
    icon: 'info',
    title: 'AI Insights',
    badge: 'coming soon',
    description: 'Personal, interactive insights while the game is on.',
  },
};
export const WithPicture: Story = { args: { image: featurePicture } };
export const LongTitle: Story = {
  args: { title: 'Everything about every club in every league you have ever followed' },
};

/** Every state on one page. */
export const AllStates: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 960 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
      }}
    >
      <FeatureCard {...args} />
      <FeatureCard {...args} image={featurePicture} />
      <FeatureCard
        {...args}
        icon="info"
        title="AI Insights"
        badge="coming soon"
        description="Personal, interactive insights while the game is on."
      />
      <FeatureCard
        {...args}
        title="Everything about every club in every league you have ever followed"
      />
    </div>
  ),
};
