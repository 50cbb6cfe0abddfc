import { LONGER_PASSWORDS } from '@clubline/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FakeReply } from '../testing';
import {
  after,
  fill,
  press,
  renderAuthStory,
  says,
  type AuthStoryArgs,
  type Canvas,
} from '../testing/auth.fixtures';
import { AuthScreen } from './AuthScreen';

const meta = {
  title: 'Auth/Connected/AuthScreen',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  render: renderAuthStory,
} satisfies Meta<AuthStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const trySignIn = async (canvas: Canvas) => {
  await press(canvas, 'Continue with email');
  await fill(canvas, 'Username or email', 'maya');
  await fill(canvas, 'Password', 'secret9');
  await press(canvas, 'Sign in to your account');
};
const askForReset = async (canvas: Canvas) => {
  await press(canvas, 'Continue with email');
  await press(canvas, 'Forgot password?');
  await fill(canvas, 'Email Address', 'maya@example.com');
  await press(canvas, 'Send reset link');
};

export const Welcome: Story = {};

export const SignIn: Story = after((canvas) => press(canvas, 'Continue with email'));

export const SignInShortPassword: Story = after(async (canvas) => {
  await press(canvas, 'Continue with email');
  await fill(canvas, 'Password', '12345');
  await userEvent.tab();
  await says(canvas, 'Password must be at least 6 characters');
});

export const SigningIn: Story = after(
  async (canvas) => {
    await trySignIn(canvas);
    await expect(await canvas.findByLabelText('Signing in…')).toBeInTheDocument();
  },
  { prepare: (backend) => void backend.hold('POST /auth/sign-in') },
);

/** In a toast, and in the form. */
const saysRefusal = async (canvas: Canvas, text: string) => {
  await says(canvas, 'Sign-in failed');
  await waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(2));
};

export const SignInRefused: Story = after(async (canvas) => {
  await trySignIn(canvas);
  await saysRefusal(canvas, 'Wrong username, email or password.');
});

export const SignInRefusedWithoutWords: Story = after(
  async (canvas) => {
    await trySignIn(canvas);
    await saysRefusal(canvas, 'Please check your credentials and try again.');
  },
  { prepare: (backend) => backend.fail('POST /auth/sign-in', new FakeReply(400, '', {}, ' ')) },
);

export const SignInOffline: Story = after(
  async (canvas) => {
    await trySignIn(canvas);
    await saysRefusal(
      canvas,
      'The server could not be reached. Please check your connection and try again.',
    );
  },
  { prepare: (backend) => backend.fail('POST /auth/sign-in', 'network') },
);

export const SignInOddAnswer: Story = after(
  async (canvas) => {
    await trySignIn(canvas);
    await saysRefusal(canvas, 'Invalid login response');
  },
  { prepare: (backend) => backend.fail('POST /auth/sign-in', new FakeReply(200, {})) },
);

/** At an address of its own, where the other views are links. */
export const AtItsAddress: Story = { args: { view: 'signIn' } };

export const SignUpAtItsAddress: Story = { args: { view: 'signUp' } };

export const ResetAtItsAddress: Story = { args: { view: 'reset' } };

export const Renamed: Story = { args: { search: '?reason=renamed' } };

export const AccountDisabled: Story = { args: { search: '?reason=disabled' } };

export const PasswordManager: Story = { args: { search: '?reason=password' } };

export const ForgottenPassword: Story = after(async (canvas) => {
  await press(canvas, 'Continue with email');
  await press(canvas, 'Forgot password?');
});

export const SendingReset: Story = after(
  async (canvas) => {
    await askForReset(canvas);
    await expect(await canvas.findByLabelText('Sending the link…')).toBeInTheDocument();
  },
  { prepare: (backend) => void backend.hold('POST /identity/send-reset-code') },
);

export const ResetSent: Story = after(async (canvas) => {
  await askForReset(canvas);
  await says(canvas, 'Email sent', 'Check your inbox and spam folder.');
});

export const ResetRefused: Story = after(
  async (canvas) => {
    await askForReset(canvas);
    await says(canvas, "Couldn't send reset email", 'email not found');
  },
  {
    prepare: (backend) =>
      backend.fail(
        'POST /identity/send-reset-code',
        new FakeReply(400, { error: { message: 'EMAIL_NOT_FOUND' } }),
      ),
  },
);

export const ResetFailed: Story = after(
  async (canvas) => {
    await askForReset(canvas);
    await says(canvas, "Couldn't send reset email", 'Failed to send reset email');
  },
  { prepare: (backend) => backend.fail('POST /identity/send-reset-code', 'network') },
);

const setPassword = async (canvas: Canvas) => {
  await fill(canvas, 'New Password', 'brand-new');
  await fill(canvas, 'Confirm Password', 'brand-new');
  await press(canvas, 'Save new password');
};

export const NewPassword: Story = { args: { search: '?reset=token' } };

/** The answer to the first attempt is the first to say how many characters the server asks for. */
export const NewPasswordTooShort: Story = after(
  async (canvas) => {
    await fill(canvas, 'New Password', 'sixsix');
    await fill(canvas, 'Confirm Password', 'sixsix');
    await press(canvas, 'Save new password');
    await says(canvas, 'At least 8 characters.');
  },
  {
    search: '?reset=token',
    prepare: (backend) => {
      backend.additions.add(LONGER_PASSWORDS);
      const message = 'Password must be at least 8 characters';
      backend.fail(
        'POST /auth/reset-password',
        new FakeReply(400, { message, errors: [{ property: 'password', messages: [message] }] }),
      );
    },
  },
);

export const SavingNewPassword: Story = after(
  async (canvas) => {
    await setPassword(canvas);
    await expect(await canvas.findByLabelText('Saving…')).toBeInTheDocument();
  },
  { search: '?reset=token', prepare: (backend) => void backend.hold('POST /auth/reset-password') },
);

export const PasswordChanged: Story = after(
  async (canvas) => {
    await setPassword(canvas);
    await says(canvas, 'Password changed', 'Please sign in with your new password.');
  },
  { search: '?reset=token' },
);

export const ResetLinkRunOut: Story = after(
  async (canvas) => {
    await setPassword(canvas);
    await says(
      canvas,
      "Couldn't change your password",
      'This link has run out or was already used. Please ask for a new one.',
    );
  },
  {
    search: '?reset=token',
    prepare: (backend) =>
      backend.fail(
        'POST /auth/reset-password',
        new FakeReply(400, {
          message: 'This link has run out or was already used. Please ask for a new one.',
        }),
      ),
  },
);

export const NewPasswordNotSaved: Story = after(
  async (canvas) => {
    await setPassword(canvas);
    await says(canvas, "Couldn't change your password", 'Please try again.');
  },
  {
    search: '?reset=token',
    prepare: (backend) => backend.fail('POST /auth/reset-password', new FakeReply(500, '')),
  },
);

export const NewPasswordFailedWithoutWords: Story = after(
  async (canvas) => {
    await setPassword(canvas);
    await says(canvas, "Couldn't change your password", 'Please ask for a new link and try again.');
  },
  {
    search: '?reset=token',
    prepare: (backend) =>
      backend.fail('POST /auth/reset-password', new FakeReply(400, '', {}, ' ')),
  },
);
