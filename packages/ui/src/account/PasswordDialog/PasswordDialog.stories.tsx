import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasswordDialog } from './PasswordDialog';

const meta = {
  title: 'Account/PasswordDialog',
  component: PasswordDialog,
  // Each in a frame of its own: what is open covers the page, and keeps it from scrolling.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Add a passkey',
    description: 'Your password first: a passkey opens your account.',
    confirmLabel: 'Continue',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    username: 'amy_lake',
  },
} satisfies Meta<typeof PasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'secret1' } };
export const Pending: Story = { args: { value: 'secret1', isPending: true } };
export const WrongPassword: Story = {
  args: { value: 'secret9', errorMessage: 'This is not your current password.' },
};
export const Problem: Story = {
  args: { value: 'secret1', problem: 'Your browser was closed before it was done.' },
};
export const AllStates: Story = {};
