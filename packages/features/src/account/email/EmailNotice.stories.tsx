import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import {
  accountFake,
  authFake,
  createFakeBackend,
  emailUser,
  FakeClubline,
  FakeReply,
  type FakeBackend,
} from '../../testing';
import { SettingsScreen } from '../SettingsScreen';

interface PageProps {
  isEmailConfirmed?: boolean;
  prepare?: (backend: FakeBackend) => void;
}

function Page({ isEmailConfirmed = false, prepare }: PageProps) {
  const [server] = useState(() => {
    const areas = [authFake(), accountFake({ user: emailUser, isEmailConfirmed })];
    const backend = createFakeBackend({ areas });
    prepare?.(backend);
    return backend;
  });
  return (
    <FakeClubline backend={server} user={emailUser}>
      <SettingsScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Account/Connected/Email address',
  component: Page,
  args: {},
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const LINK = 'POST /account/email/confirmation';
const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
const says = async (...texts: string[]) => {
  for (const text of texts) await expect((await screen.findAllByText(text))[0]).toBeVisible();
};

export const Unconfirmed: Story = {
  play: () => says('Confirm your email address'),
};
export const Confirmed: Story = {
  args: { isEmailConfirmed: true },
};
export const Sending: Story = {
  args: { prepare: (backend) => void backend.hold(LINK) },
  play: send,
};
export const Sent: Story = {
  play: async () => {
    await send();
    await says(
      'A new link is on its way',
      'Look into the mailbox of maya@example.com, also among unwanted mails.',
    );
  },
};
export const SendFailed: Story = {
  args: { prepare: (backend) => backend.fail(LINK) },
  play: async () => {
    await send();
    await says('The link could not be sent', 'The server is tired.');
  },
};
export const SendFailedWithoutWords: Story = {
  args: { prepare: (backend) => backend.fail(LINK, new FakeReply(500, '', {}, ' ')) },
  play: async () => {
    await send();
    await says('The link could not be sent', 'Please try again.');
  },
};
