import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PasskeyProblem } from '../../platform/passkeys';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import {
  accountFake,
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  createFakePasskeys,
  FakeClubline,
  FakeReply,
  minutesAgo,
  passkeysFake,
  passkeyUser,
  type FakeBackend,
} from '../../testing';
import { SettingsScreen } from '../SettingsScreen';

interface PageProps {
  isAsked?: boolean;
  /** How long ago the passkeys were used, in minutes. */
  used?: readonly number[];
  /** Why the browser makes none. */
  problem?: PasskeyProblem;
  prepare?: (backend: FakeBackend) => void;
}

function Page({ isAsked = false, used, problem, prepare }: PageProps) {
  const [{ backend, environment }] = useState(() => {
    const passkeys = used?.map((minutes) => ({
      id: `k${minutes}`,
      browser: 'Safari',
      system: 'iPhone',
      createdAt: minutesAgo(60 * 24 * 9),
      lastUsedAt: minutesAgo(minutes),
      isSynced: false,
    }));
    const areas = [
      authFake(),
      accountFake({ user: passkeyUser }),
      passkeysFake({ isAsked, ...(passkeys && { passkeys }) }),
    ];
    const made = createFakeBackend({ areas });
    prepare?.(made);
    const device = createFakePasskeys();
    if (problem) device.refuse(problem);
    return { backend: made, environment: createFakeEnvironment({ passkeys: device }) };
  });
  return (
    <FakeClubline backend={backend} user={passkeyUser} environment={environment}>
      <SettingsScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Account/Connected/Passkeys',
  component: Page,
  args: {},
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const ADD = 'POST /account/passkeys';
const FACTOR = 'PUT /account/second-factor';
const REMOVE = 'DELETE /account/passkeys/:id';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const turn = async () => userEvent.click(await screen.findByRole('switch'));
const confirm = async (button: string, password = 'secret1') => {
  await userEvent.click(await screen.findByLabelText('Your password'));
  await userEvent.paste(password);
  await press(button);
};
const add = async (password?: string) => {
  await press('Add a passkey');
  await confirm('Continue', password);
};
const remove = async () => {
  await press('Remove Safari on iPhone');
  await confirm('Remove');
};
const says = async (...texts: string[]) => {
  for (const text of texts) await expect((await screen.findAllByText(text))[0]).toBeVisible();
};
const failedTo = (problem: PasskeyProblem, words: string): Story => ({
  args: { problem },
  play: async () => {
    await add();
    await says(words);
  },
});

export const Several: Story = {
  play: () => says('Safari on iPhone', 'Unknown device', 'Not used yet', 'Used 3 hours ago'),
};
export const UsedNotLongAgo: Story = {
  args: { used: [0, 5, 60 * 24 * 2] },
  play: () => says('Used just now', 'Used 5 minutes ago', 'Used 2 days ago'),
};
export const LoadFailed: Story = {
  args: { prepare: (backend) => backend.fail('GET /account/passkeys') },
  play: () => says('Your passkeys could not be loaded.'),
};
export const AskedForThePassword: Story = {
  play: async () => {
    await press('Add a passkey');
    await says(
      'Confirm with your password. Your browser then asks you for a finger, a face or a PIN.',
    );
  },
};
export const WrongPassword: Story = {
  play: async () => {
    await add('secret9');
    await says('This is not your current password.');
  },
};
export const Added: Story = {
  play: async () => {
    await add();
    await says('Passkey added');
  },
};
export const Cancelled: Story = failedTo('cancelled', 'No passkey was chosen. You can try again.');
export const TimedOut: Story = failedTo('timedOut', 'That took too long. You can try again.');
export const OtherSite: Story = failedTo(
  'otherSite',
  'Passkeys do not work at this address. Open the site at its usual one.',
);
export const KnownAlready: Story = failedTo(
  'known',
  'This device has a passkey for your account already.',
);
export const Unusable: Story = failedTo(
  'unusable',
  'This device could not do that. Try another passkey or device.',
);
export const AddFailedWithoutWords: Story = {
  args: { prepare: (backend) => backend.fail(ADD, new FakeReply(400, '', {}, ' ')) },
  play: async () => {
    await add();
    await says('Please try again.');
  },
};
export const AddedPerhaps: Story = {
  args: { prepare: (backend) => backend.fail(ADD, 'network') },
  play: async () => {
    await add();
    await says(
      'The answer got lost, so that nobody knows whether your passkey was kept. Look at the list ' +
        'before you add it again.',
    );
  },
};
export const SignedOutMeanwhile: Story = {
  args: {
    prepare: (backend) => {
      const gone = new FakeReply(401, { statusCode: 401, message: 'Unauthorized' });
      backend.fail(`${ADD}/options`, gone);
      backend.fail('POST /auth/refresh', gone);
    },
  },
  play: async () => {
    await add();
    await says('You are signed out. Please sign in again.');
  },
};
export const TurningOn: Story = {
  play: async () => {
    await turn();
    await says(
      'Ask for a passkey as well?',
      'Signing in with your password then takes a passkey too. You get recovery codes for the ' +
        'day on which you have none.',
      'Turn on',
    );
  },
};
export const RecoveryCodes: Story = {
  play: async () => {
    await turn();
    await confirm('Turn on');
    await says('Your recovery codes');
  },
};
export const RecoveryCodesCopied: Story = {
  play: async ({ canvasElement }) => {
    const { clipboard } = canvasElement.ownerDocument.defaultView!.navigator;
    clipboard.writeText = () => Promise.resolve();
    await turn();
    await confirm('Turn on');
    await press('Copy');
    await says('Recovery codes copied');
  },
};
export const RecoveryCodesNotCopied: Story = {
  play: async ({ canvasElement }) => {
    const { clipboard } = canvasElement.ownerDocument.defaultView!.navigator;
    clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    await turn();
    await confirm('Turn on');
    await press('Copy');
    await says('They could not be copied. Please download them.');
  },
};
export const RecoveryCodesLost: Story = {
  args: { prepare: (backend) => backend.fail(FACTOR, 'network') },
  play: async () => {
    await turn();
    await confirm('Turn on');
    await says(
      'The answer got lost. If a passkey is asked for now, make new recovery codes: the first ' +
        'ones never arrived.',
    );
  },
};
export const NewRecoveryCodes: Story = {
  args: { isAsked: true },
  play: async () => {
    await press('Make new recovery codes');
    await says('Make new recovery codes?', 'Those that you have end at once.', 'Make new ones');
  },
};
export const TurningOff: Story = {
  args: { isAsked: true },
  play: async () => {
    await turn();
    await says(
      'Ask for the password alone?',
      'Your recovery codes end. Whoever knows your password can then sign in.',
      'Turn off',
    );
  },
};
export const TurnedOff: Story = {
  args: { isAsked: true },
  play: async () => {
    await turn();
    await confirm('Turn off');
    await says('Your password alone is asked for');
  },
};
export const AskedWhetherToRemove: Story = {
  play: async () => {
    await press('Remove Safari on iPhone');
    await says(
      'Remove Safari on iPhone?',
      'Nobody signs in with it any longer. Remove it from your device as well.',
      'Your password',
    );
  },
};
export const Removed: Story = {
  play: async () => {
    await remove();
    await says('Passkey removed');
  },
};
export const RemoveFailed: Story = {
  args: { prepare: (backend) => backend.fail(REMOVE, new FakeReply(500, '', {}, ' ')) },
  play: async () => {
    await remove();
    await says('Please try again.');
  },
};
