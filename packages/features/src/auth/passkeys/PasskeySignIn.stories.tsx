import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  createFakePasskeys,
  FakeClubline,
  FakeReply,
  passkeysFake,
  type FakeBackend,
} from '../../testing';
import { fill, press, says, type Canvas } from '../../testing/auth.fixtures';
import { AuthScreen } from '../AuthScreen';

interface PageProps {
  /** Whether the browser knows passkeys. @default true */
  isKnown?: boolean;
  isCancelled?: boolean;
  prepare?: (backend: FakeBackend) => void;
}

function Page({ isKnown = true, isCancelled = false, prepare }: PageProps) {
  const [{ backend, environment }] = useState(() => {
    const made = createFakeBackend({ areas: [authFake(), passkeysFake({ isAsked: true })] });
    prepare?.(made);
    const device = createFakePasskeys();
    if (isCancelled) device.refuse('cancelled');
    const passkeys = isKnown ? device : null;
    return { backend: made, environment: createFakeEnvironment({ passkeys }) };
  });
  return (
    <FakeClubline user={null} backend={backend} environment={environment}>
      <AuthScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Auth/Connected/PasskeySignIn',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const ALONE = 'POST /auth/passkey-sign-in';
const SIGN_IN = 'POST /auth/sign-in';
const after = (play: (canvas: Canvas) => Promise<void>, args: PageProps = {}): Story => ({
  args,
  play: ({ canvasElement }) => play(within(canvasElement)),
});
const withPasskey = async (canvas: Canvas) => {
  await press(canvas, 'Continue with email');
  await press(canvas, 'Sign in with a passkey');
};
const withPassword = async (canvas: Canvas) => {
  await press(canvas, 'Continue with email');
  await fill(canvas, 'Username or email', 'maya');
  await fill(canvas, 'Password', 'secret1');
  await press(canvas, 'Sign in to your account');
  await says(canvas, 'One more step');
};
const withCode = async (canvas: Canvas, code: string) => {
  await withPassword(canvas);
  await fill(canvas, 'Recovery code', code);
  await userEvent.keyboard('{Enter}');
};

export const Offered: Story = after(async (canvas) => {
  await press(canvas, 'Continue with email');
  await canvas.findByRole('button', { name: 'Sign in with a passkey' });
});
export const Cancelled: Story = after(
  async (canvas) => {
    await withPasskey(canvas);
    await says(canvas, 'Sign-in failed', 'No passkey was chosen. You can try again.');
  },
  { isCancelled: true },
);
export const RefusedWithoutWords: Story = after(
  async (canvas) => {
    await withPasskey(canvas);
    await says(canvas, 'The passkey was not accepted. Please sign in another way.');
  },
  { prepare: (backend) => backend.fail(ALONE, new FakeReply(400, '', {}, ' ')) },
);
export const OneMoreStep: Story = after(async (canvas) => {
  await withPassword(canvas);
  await says(canvas, 'Your account asks for a passkey after the password.');
});
export const OneMoreStepWithoutPasskeys: Story = after(withPassword, { isKnown: false });
export const StepCancelled: Story = after(
  async (canvas) => {
    await withPassword(canvas);
    await press(canvas, 'Use a passkey');
    await says(canvas, 'No passkey was chosen. You can try again.');
  },
  { isCancelled: true },
);
export const WrongCode: Story = after(async (canvas) => {
  await withCode(canvas, 'AAAA');
  await canvas.findAllByText('This code is not right, or was used before.');
});
export const CodeMaybeUsed: Story = after(
  async (canvas) => {
    await withCode(canvas, 'AAAA');
    await says(
      canvas,
      'The answer got lost. Please try again: if the code is refused now, it has counted, and ' +
        'you take another one.',
    );
  },
  { prepare: (backend) => failWithCode(backend, 'network') },
);
export const CodeFailedWithoutWords: Story = after(
  async (canvas) => {
    await withCode(canvas, 'AAAA');
    await says(canvas, 'Please try again.');
  },
  { prepare: (backend) => failWithCode(backend, new FakeReply(500, '', {}, ' ')) },
);

/** Only what carries a code fails. */
function failWithCode(backend: FakeBackend, how: 'network' | FakeReply) {
  const asked = new FakeReply(403, { secondFactor: { options: { challenge: 'AAAA' } } });
  backend.handle(SIGN_IN, ({ body }) => {
    if (!('recoveryCode' in (body as object))) return asked;
    if (how === 'network') throw new TypeError('Failed to fetch');
    return how;
  });
}
