import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { width: 280, height: 20 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Block: Story = { args: { shape: 'block', width: '100%', height: 160 } };
export const Circle: Story = { args: { shape: 'circle', width: 96, height: 96 } };
export const OfAPost: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '40px 1fr', gap: 12, maxWidth: 480 }}>
      <Skeleton shape="circle" width={40} height={40} />
      <div style={{ display: 'grid', gap: 8 }}>
        <Skeleton width="40%" height={16} />
        <Skeleton width="100%" height={16} />
        <Skeleton width="75%" height={16} />
        <Skeleton shape="block" width="100%" height={200} />
      </div>
    </div>
  ),
};
