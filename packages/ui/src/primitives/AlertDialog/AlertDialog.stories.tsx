import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AlertDialog } from './AlertDialog';

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  // Each in a frame of its own: what is open covers the page, and keeps it from scrolling.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { isOpen: true, onOpenChange: fn(), title: 'Wrong PIN' },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  play: async () => {
    await waitFor(() =>
      expect(within(document.body).getByRole('button', { name: 'OK' })).toHaveFocus(),
    );
  },
};
export const WithDescription: Story = {
  args: { title: 'Sign in required', description: 'Please sign in to join this club.' },
};
