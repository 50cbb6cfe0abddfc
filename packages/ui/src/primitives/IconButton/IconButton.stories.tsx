import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon';
import { IconButton } from './IconButton';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Share', icon: <Icon name="share" /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Danger: Story = {
  args: { variant: 'critical', label: 'Delete', icon: <Icon name="trash" /> },
};
export const Small: Story = { args: { size: 'small', icon: <Icon name="share" size={16} /> } };
export const Large: Story = { args: { size: 'large', icon: <Icon name="share" size={24} /> } };
export const Disabled: Story = { args: { isDisabled: true } };
