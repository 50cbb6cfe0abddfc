import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo';

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  args: { name: 'Clubline' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 64 } };
export const OtherName: Story = { args: { name: 'Grandstand Nation' } };

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <Logo {...args} />
      <Logo {...args} size={64} />
      <Logo name="Grandstand Nation" />
    </div>
  ),
};
