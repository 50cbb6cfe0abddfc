import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  // Each in a frame of its own: what is open covers the page, and keeps it from scrolling.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Log out?',
    description: 'Are you sure you want to log out?',
    confirmLabel: 'Log out',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async () => {
    await waitFor(() =>
      expect(within(document.body).getByRole('button', { name: 'Log out' })).toHaveFocus(),
    );
  },
};
/** The focus starts on the button that changes nothing. */
export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'Delete this post?',
    description: undefined,
    confirmLabel: 'Delete',
  },
  play: async () => {
    await waitFor(() =>
      expect(within(document.body).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
  },
};
export const Pending: Story = {
  args: { ...Critical.args, isPending: true },
};
export const LongWords: Story = {
  args: {
    title: 'Open https://harbour-watercraft-racing-supporters.example/results/2025/world-finals?',
    description: 'You are leaving this page.',
    confirmLabel: 'Open the link',
  },
};
