import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Form } from '../Form';
import { Notice } from '../Notice';
import { TextField } from '../TextField';
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

/** A page as high as the window, from its first to its last line. */
function WholePage({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        alignContent: 'space-between',
        boxSizing: 'border-box',
        minBlockSize: '100dvh',
        padding: 16,
      }}
    >
      {children}
    </div>
  );
}
/** A page that ends with what one presses, on a phone; in a dialog, if that is open. */
function Bottom({ isDialog = false, hasNotice = false }) {
  const [store] = useState(() => createToastStore());
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const save = () =>
    store.add({ title: 'Update failed', description: 'Please try again.', tone: 'critical' });
  const form = (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextField label="Name" />
      {hasNotice && <Notice tone="warning" title="Please try again: it was not saved this time." />}
      <Button onPress={save}>Save Changes</Button>
    </div>
  );
  return (
    <WholePage>
      <Button>Back</Button>
      {isDialog ? (
        <Dialog isOpen title="Edit profile" onOpenChange={() => undefined}>
          <p style={{ minBlockSize: '70dvh' }}>What others see of you.</p>
          {form}
        </Dialog>
      ) : (
        form
      )}
      <ToastRegion toasts={toasts} onDismiss={store.dismiss} />
    </WholePage>
  );
}
/** A form that is refused, with hardly room for anything else. */
function Crowded() {
  const [store] = useState(() => createToastStore());
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const [isRefused, setRefused] = useState(false);
  const save = () => {
    setRefused(true);
    store.add({ title: 'Update failed', description: 'Please try again.', tone: 'critical' });
  };
  return (
    <WholePage>
      {['Back', 'Sign In', 'Sign Up'].map((name) => (
        <Button key={name}>{name}</Button>
      ))}
      <Form aria-label="Profile" onSubmit={save}>
        <TextField label="First name" />
        <TextField label="Last name" />
        {isRefused && (
          <Notice tone="warning" title="Please try again: it was not saved this time." />
        )}
        <Button type="submit">Save Changes</Button>
        <Button>Discard</Button>
      </Form>
      <ToastRegion toasts={toasts} onDismiss={store.dismiss} />
    </WholePage>
  );
}
/** Presses the button at the end, and expects the toast to cover nothing that can be pressed. */
const coversNothing: Story['play'] = () => coversNothingOf(document);
const coversNothingOf = async (whole: ParentNode) => {
  const page = within(document.body);
  await userEvent.click(await page.findByRole('button', { name: 'Save Changes' }));
  const shown = (await page.findByText('Update failed')).closest('[data-open]')!;
  const place = shown.getBoundingClientRect();
  await expect(place.top).toBeGreaterThanOrEqual(0);
  await expect(place.bottom).toBeLessThanOrEqual(window.innerHeight);
  const covered = [...whole.querySelectorAll('button, input, [data-notice]')]
    .filter((element) => !shown.contains(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && box.bottom > place.top && box.top < place.bottom);
  await expect(covered).toEqual([]);
};
const onPhone = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Story;
export const PhoneAboveForm: Story = {
  ...onPhone,
  render: () => <Bottom />,
  play: coversNothing,
};
export const PhoneAboveNotice: Story = {
  ...onPhone,
  render: () => <Bottom hasNotice />,
  play: coversNothing,
};
/** There is no room beside it: what stands above the form is covered, and nothing of the form. */
export const PhoneAboveCrowdedForm: Story = {
  ...onPhone,
  render: () => <Crowded />,
  play: () => coversNothingOf(document.querySelector('form')!),
};
export const PhoneAboveDialog: Story = {
  ...onPhone,
  render: () => <Bottom isDialog />,
  play: coversNothing,
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
