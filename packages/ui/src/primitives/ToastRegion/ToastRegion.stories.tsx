import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { createToastStore } from './createToastStore';
import { ToastRegion } from './ToastRegion';

const toast = { id: '1', title: 'Profile updated', isOpen: true };

const meta = {
  title: 'Primitives/ToastRegion',
  component: ToastRegion,
  args: { toasts: [toast], onDismiss: fn() },
  render: (args) => (
    <div style={{ minHeight: 200 }}>
      <ToastRegion {...args} />
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { toasts: [{ ...toast, title: 'Add team coming soon' }] } };
export const Positive: Story = { args: { toasts: [{ ...toast, tone: 'positive' }] } };
export const Critical: Story = {
  args: {
    toasts: [
      {
        ...toast,
        title: 'Update failed',
        description: 'Username or email already in use.',
        tone: 'critical',
      },
    ],
  },
};
export const LongWords: Story = {
  args: {
    toasts: [
      {
        ...toast,
        title: 'Create failed',
        description: 'name: must not be empty • description: must be shorter • '.repeat(4),
        tone: 'critical',
      },
    ],
  },
};
export const Empty: Story = { args: { toasts: [] } };
export const ReachedWithF8: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{F8}');
    await expect(
      within(canvasElement).getByRole('region', { name: 'Messages (F8)' }),
    ).toHaveFocus();
  },
};

function Live() {
  const [store] = useState(() => createToastStore());
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return (
    <div style={{ display: 'flex', gap: 12, minHeight: 200, alignItems: 'flex-start' }}>
      <Button onPress={() => store.add({ title: 'Joined club', tone: 'positive' })}>Join</Button>
      <Button
        onPress={() =>
          store.add({ title: 'Join failed', description: 'Please try again.', tone: 'critical' })
        }
      >
        Fail
      </Button>
      <ToastRegion
        toasts={toasts}
        onDismiss={store.dismiss}
        onPause={store.pause}
        onResume={store.resume}
      />
    </div>
  );
}
/** A new message takes the place of the old one. */
export const OneAtATime: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Join' }));
    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    await expect(page.queryByText('Joined club')).toBeNull();
    await expect(page.getByText('Join failed')).toBeVisible();
  },
};
