import { LONGER_PASSWORDS } from '@clubline/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import {
  accountFake,
  authFake,
  createFakeBackend,
  FakeClubline,
  FakeReply,
  passwordChangeFake,
  passwordUser,
  type FakeBackend,
} from '../../testing';
import { SettingsScreen } from '../SettingsScreen';

function Page({ prepare }: { prepare?: (backend: FakeBackend) => void }) {
  const [server] = useState(() => {
    const areas = [authFake(), accountFake({ user: passwordUser }), passwordChangeFake()];
    const backend = createFakeBackend({ areas });
    prepare?.(backend);
    return backend;
  });
  return (
    <FakeClubline backend={server} user={passwordUser}>
      <SettingsScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Account/Connected/Password',
  component: Page,
  args: {},
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const CHANGE = 'POST /auth/change-password';
const fill = async (name: string, value: string) => {
  await userEvent.click(await screen.findByLabelText(name));
  await userEvent.paste(value);
};
const change = async (current: string, password: string, confirmation = password) => {
  if (current) await fill('Current password', current);
  if (password) await fill('New password', password);
  if (confirmation) await fill('Confirm new password', confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
};
const says = async (...texts: string[]) => {
  for (const text of texts) await expect((await screen.findAllByText(text))[0]).toBeVisible();
};

export const Empty: Story = {};
export const Changing: Story = {
  args: { prepare: (backend) => void backend.hold(CHANGE) },
  play: () => change('secret1', 'secret2'),
};
export const Changed: Story = {
  play: async () => {
    await change('secret1', 'secret2');
    await says('Password changed', 'You are signed out on all other devices.');
  },
};
export const ToBeFixed: Story = {
  play: async () => {
    await change('', '12345', '1234');
    await says(
      'Your current password is required',
      'Password must be at least 6 characters',
      'Passwords do not match.',
    );
  },
};
/** A server that asks for more characters than the protocol does. */
export const TooShortForThisServer: Story = {
  args: { prepare: (backend) => void backend.additions.add(LONGER_PASSWORDS) },
  play: async () => {
    await change('secret1', 'secret2');
    await says('Password must be at least 8 characters');
  },
};
export const WrongCurrentOne: Story = {
  play: async () => {
    await change('secret9', 'secret2');
    await says("Couldn't change your password", 'This is not your current password.');
  },
};
export const FailedWithoutWords: Story = {
  args: { prepare: (backend) => backend.fail(CHANGE, new FakeReply(500, '', {}, ' ')) },
  play: async () => {
    await change('secret1', 'secret2');
    await says("Couldn't change your password", 'Please try again.');
  },
};
