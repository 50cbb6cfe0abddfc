import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Player' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: '3 new' } };
export const Live: Story = { args: { tone: 'live', children: 'Live' } };
export const Positive: Story = { args: { tone: 'positive', children: 'Joined' } };
export const Caution: Story = { args: { tone: 'warning', children: 'Under review' } };
export const Critical: Story = { args: { tone: 'critical', children: 'DNF' } };
