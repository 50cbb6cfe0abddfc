import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ReportDialog } from './ReportDialog';

const reasons = [
  { id: 'spam', label: 'Spam or advertising' },
  { id: 'abuse', label: 'Harassment or insult' },
  { id: 'other', label: 'Something else' },
];

const meta = {
  title: 'Moderation/ReportDialog',
  component: ReportDialog,
  // Each in a frame of its own: what is open covers the page, and keeps it from scrolling.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { isOpen: true, onOpenChange: fn(), reasons, onSubmit: fn() },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const ChosenByKeyboard: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
    dialog.getByRole('radio', { name: 'Spam or advertising' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('abuse');
  },
};
export const Sending: Story = { args: { isPending: true } };
export const NotSent: Story = {
  args: { defaultReason: 'abuse', unsent: { onRetry: fn(), onDiscard: fn() } },
};
export const Failed: Story = { args: { errorMessage: 'Please try again.' } };
