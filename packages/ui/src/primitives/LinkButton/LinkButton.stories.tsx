import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon';
import { LinkButton } from './LinkButton';

const meta = {
  title: 'Primitives/LinkButton',
  component: LinkButton,
  args: { href: '/clubs', children: 'Explore Clubs' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Large: Story = { args: { variant: 'primary', size: 'large' } };
export const WithIcon: Story = { args: { icon: <Icon name="users" /> } };
