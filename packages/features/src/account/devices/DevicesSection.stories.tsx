import type { Device } from '@clubline/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  accountFake,
  authFake,
  createFakeBackend,
  devicesFake,
  deviceUser,
  FakeClubline,
  FakeReply,
  minutesAgo,
  type FakeBackend,
} from '../../testing';
import { SettingsScreen } from '../SettingsScreen';

interface PageProps {
  devices?: readonly Device[];
  prepare?: (backend: FakeBackend) => void;
}

function Page({ devices, prepare }: PageProps) {
  const [server] = useState(() => {
    const areas = [authFake(), accountFake({ user: deviceUser }), devicesFake(devices)];
    const backend = createFakeBackend({ areas });
    prepare?.(backend);
    return backend;
  });
  return (
    <FakeClubline backend={server} user={deviceUser}>
      <SettingsScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Account/Connected/Devices',
  component: Page,
  args: {},
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const DEVICES = 'GET /account/devices';
const DEVICE = 'DELETE /account/devices/:id';
const OTHERS = 'DELETE /account/devices';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async () =>
  userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }),
  );
const says = async (...texts: string[]) => {
  for (const text of texts) await expect((await screen.findAllByText(text))[0]).toBeVisible();
};

export const Several: Story = {};
export const UsedNotLongAgo: Story = {
  args: {
    devices: [5, 60 * 24 * 2].map((minutes) => ({
      id: `s${minutes}`,
      browser: 'Safari',
      system: 'iPhone',
      startedAt: minutesAgo(60 * 24 * 9),
      lastUsedAt: minutesAgo(minutes),
      isCurrent: false,
      isFrame: false,
    })),
  },
  play: () => says('Used 5 minutes ago', 'Used 2 days ago'),
};
export const Loading: Story = { args: { prepare: (backend) => void backend.hold(DEVICES) } };
export const LoadFailed: Story = {
  args: { prepare: (backend) => backend.fail(DEVICES) },
  play: () => says('Your devices could not be loaded.'),
};
export const SigningOut: Story = {
  args: { prepare: (backend) => void backend.hold(DEVICE) },
  play: () => press('Sign out of Safari on iPhone'),
};
export const SignedOut: Story = {
  play: async () => {
    await press('Sign out of Safari on iPhone');
    await says('Signed out of Safari on iPhone');
  },
};
export const SignOutFailed: Story = {
  args: { prepare: (backend) => backend.fail(DEVICE) },
  play: async () => {
    await press('Sign out of Safari on iPhone');
    await says('You could not be signed out there', 'The server is tired.');
  },
};
export const SignOutFailedWithoutWords: Story = {
  args: { prepare: (backend) => backend.fail(DEVICE, new FakeReply(500, '', {}, ' ')) },
  play: async () => {
    await press('Sign out of Safari on iPhone');
    await says('You could not be signed out there', 'Please try again.');
  },
};
export const AskedAboutThisDevice: Story = {
  play: async () => {
    await press('Sign out of Firefox on Windows');
    await says('Sign out of this device?', 'You leave Clubline here and have to sign in again.');
  },
};
export const AskedAboutOthers: Story = {
  play: async () => {
    await press('Sign out everywhere else');
    await says(
      'Sign out everywhere else?',
      'You stay signed in here. On all other devices you have to sign in again.',
    );
  },
};
export const OthersSignedOut: Story = {
  play: async () => {
    await press('Sign out everywhere else');
    await confirm();
    await says('Signed out everywhere else');
  },
};
export const OthersFailed: Story = {
  args: { prepare: (backend) => backend.fail(OTHERS) },
  play: async () => {
    await press('Sign out everywhere else');
    await confirm();
    await says('You could not be signed out there');
  },
};
