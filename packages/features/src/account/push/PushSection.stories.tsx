import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import {
  accountFake,
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  createFakePush,
  FakeClubline,
  pushFake,
  pushUser,
  type FakeBackend,
} from '../../testing';
import type { PushPermission } from '../../platform/push';
import { SettingsScreen } from '../SettingsScreen';

interface PageProps {
  isOn?: boolean;
  isSupported?: boolean;
  permission?: PushPermission;
  /** Its push service does not answer. */
  isBroken?: boolean;
  prepare?: (backend: FakeBackend) => void;
}

function Page({
  isOn = false,
  isSupported = true,
  permission = 'granted',
  isBroken = false,
  prepare,
}: PageProps) {
  const [{ backend, environment }] = useState(() => {
    const areas = [authFake(), accountFake({ user: pushUser }), pushFake({ isOn })];
    const made = createFakeBackend({ areas });
    prepare?.(made);
    const push = isSupported ? createFakePush({ permission, isBroken }) : null;
    return { backend: made, environment: createFakeEnvironment({ push }) };
  });
  return (
    <FakeClubline backend={backend} user={pushUser} environment={environment}>
      <SettingsScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Account/Connected/Push',
  component: Page,
  args: {},
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const says = async (...texts: string[]) => {
  for (const text of texts) await expect((await screen.findAllByText(text))[0]).toBeVisible();
};

export const Off: Story = {
  play: () => says('Off in this browser', 'Messages in the World Finals chat'),
};
export const TurnedOn: Story = {
  play: async () => {
    await press('Turn on');
    await says('On in this browser', 'Push notifications are on in this browser');
  },
};
export const TurnedOff: Story = {
  args: { isOn: true },
  play: async () => {
    await press('Turn off');
    await says('Off in this browser', 'Push notifications are off in this browser');
  },
};
export const Unsupported: Story = {
  args: { isSupported: false },
  play: () => says('This browser cannot receive them'),
};
export const Denied: Story = {
  args: { permission: 'denied' },
  play: () => says('Your browser blocks them'),
};
export const TurnOnFailed: Story = {
  args: { isBroken: true },
  play: async () => {
    await press('Turn on');
    await says('They could not be turned on', 'Please try again.');
  },
};
export const TurnOffFailed: Story = {
  args: { isOn: true, prepare: (backend) => backend.fail('DELETE /account/push/subscription') },
  play: async () => {
    await press('Turn off');
    await says('They could not be turned off');
  },
};
export const SaveFailed: Story = {
  args: { prepare: (backend) => backend.fail('PUT /account/push/kinds') },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Mentions of you' }));
    await says('Your choice could not be saved');
  },
};
export const LoadFailed: Story = {
  args: { prepare: (backend) => backend.fail('GET /account/push') },
  play: () => says('Your choice could not be loaded.'),
};
