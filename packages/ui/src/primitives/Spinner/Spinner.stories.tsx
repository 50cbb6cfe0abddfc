import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Loading…' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsLargeAsText: Story = {};
export const InDisplaySize: Story = {
  render: (args) => (
    <div style={{ fontSize: 48 }}>
      <Spinner {...args} />
    </div>
  ),
};
