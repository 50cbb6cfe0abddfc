import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo';

const accessibility = `
**Keys.** None.

**Roles.** The drawing is hidden; the product’s name is text.

**Tested.** axe in three themes.
`;

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  parameters: { docs: { description: { component: accessibility } } },
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
