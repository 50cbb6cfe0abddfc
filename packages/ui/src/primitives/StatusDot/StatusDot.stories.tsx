import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusDot } from './StatusDot';

const meta = {
  title: 'Primitives/StatusDot',
  component: StatusDot,
  args: { tone: 'live', label: 'Live now' },
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Positive: Story = { args: { tone: 'positive', label: '12 online' } };
export const Neutral: Story = { args: { tone: 'neutral', label: 'Offline' } };
export const Critical: Story = { args: { tone: 'critical', label: 'Connection lost' } };
export const WordsForAssistiveTechnologyOnly: Story = {
  args: { tone: 'positive', label: 'Active', isLabelHidden: true },
};
