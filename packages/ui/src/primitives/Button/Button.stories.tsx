import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon';
import { Button } from './Button';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Save Changes' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Critical: Story = { args: { variant: 'critical', children: 'Delete club' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large', variant: 'primary' } };
export const WithIcon: Story = {
  args: { variant: 'primary', icon: <Icon name="plus" />, children: 'Add Club' },
};
export const Pending: Story = { args: { variant: 'primary', isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongWords: Story = {
  args: {
    children: 'Join the Harbour Watercraft Racing Supporters Association of the Northern Lakes',
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Button {...args} />
    </div>
  ),
};
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['primary', 'secondary', 'quiet', 'critical'] as const).map((variant) => (
        <div
          key={variant}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}
        >
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} variant={variant} size={size} icon={<Icon name="trophy" />}>
              Follow
            </Button>
          ))}
          <Button variant={variant} isPending>
            Follow
          </Button>
          <Button variant={variant} isDisabled>
            Follow
          </Button>
        </div>
      ))}
    </div>
  ),
};
