import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { Dialog } from './Dialog';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  // Each in a frame of its own: what is open covers the page, and keeps it from scrolling.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Edit Club',
    children: <TextField label="Club Name" value="Harbour Racers" onChange={fn()} />,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const LongContent: Story = {
  args: {
    title: 'Terms of the harbour sprint series and everything that belongs to it',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {Array.from({ length: 24 }, (_, line) => (
          <p key={line}>
            Section {line + 1}. A long window scrolls inside and keeps its title and its close
            button in view.
          </p>
        ))}
        <Button variant="primary">Agree</Button>
      </div>
    ),
  },
  // The text itself holds the focusable button, which makes the region scrollable with the
  // keyboard.
};
export const MustBeAnswered: Story = {
  args: { isDismissable: false, children: <Button variant="primary">Continue</Button> },
};
export const ClosesWithEscape: Story = {
  play: async ({ args }) => {
    const page = within(document.body);
    await expect(page.getByRole('dialog', { name: 'Edit Club' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
