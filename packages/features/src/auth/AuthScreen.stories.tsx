import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { accountsFake, createFakeBackend, FakeClubline, FakeReply, type FakeBackend } from '../testing';
import { AuthScreen, type AuthScreenProps } from './AuthScreen';

interface StoryArgs extends AuthScreenProps {
  /** Changes what the backend answers. */
  prepare?: (backend: FakeBackend) => void;
}

const meta = {
  title: 'Features/Auth/AuthScreen',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  render: ({ prepare, ...props }) => {
    const backend = createFakeBackend({ areas: [accountsFake()] });
    backend.handle('POST /auth/reset-password', () => ({ success: true }));
    prepare?.(backend);
    return (
      <FakeClubline user={null} backend={backend}>
        <AuthScreen {...props} />
      </FakeClubline>
    );
  },
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const fill = async (canvas: Canvas, name: string, value: string) => {
  await userEvent.click(await canvas.findByLabelText(name));
  await userEvent.paste(value);
};
const says = async (canvas: Canvas, ...texts: string[]) => {
  for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
};
const openSignUp = async (canvas: Canvas) => {
  await press(canvas, 'Continue with email');
  await userEvent.click(await canvas.findByRole('tab', { name: 'Sign Up' }));
};
const fillSignUp = async (canvas: Canvas, change: Record<string, string> = {}) => {
  await openSignUp(canvas);
  const fields = { 'First Name': 'Bo', 'Last Name': 'Li', Username: 'boli', 'Email Address': 'bo@example.com', Password: 'secret1', 'Confirm Password': 'secret1', ...change };
  for (const [name, value] of Object.entries(fields)) await fill(canvas, name, value);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'NBA' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Fan' }));
};
const trySignIn = async (canvas: Canvas) => {
  await press(canvas, 'Continue with email');
  await fill(canvas, 'Username or email', 'maya');
  await fill(canvas, 'Password', 'secret9');
  await press(canvas, 'Sign in to your account');
};
const register = async (canvas: Canvas) => {
  await fillSignUp(canvas);
  const submit = await canvas.findByRole('button', { name: 'Create account' });
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
};
const askForReset = async (canvas: Canvas) => {
  await press(canvas, 'Continue with email');
  await press(canvas, 'Forgot password?');
  await fill(canvas, 'Email Address', 'maya@example.com');
  await press(canvas, 'Send reset link');
};

/** A story in which a person does something first. */
const after = (play: (canvas: Canvas) => Promise<void>, args: StoryArgs = {}): Story => ({ args, play: ({ canvasElement }) => play(within(canvasElement)) });

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

export const SignInRefused: Story = after(async (canvas) => {
  await trySignIn(canvas);
  await says(canvas, 'Sign-in failed', 'Wrong username, email or password.');
});

export const SignInRefusedWithoutWords: Story = after(
  async (canvas) => {
    await trySignIn(canvas);
    await says(canvas, 'Sign-in failed', 'Please check your credentials and try again.');
  },
  { prepare: (backend) => backend.fail('POST /auth/sign-in', new FakeReply(400, '', {}, ' ')) },
);

export const SignInOddAnswer: Story = after(
  async (canvas) => {
    await trySignIn(canvas);
    await says(canvas, 'Sign-in failed', 'Invalid login response');
  },
  { prepare: (backend) => backend.fail('POST /auth/sign-in', new FakeReply(200, {})) },
);

export const Renamed: Story = { args: { search: '?reason=renamed' } };

export const SignUp: Story = after(openSignUp);

export const SignUpEverythingMissing: Story = after(async (canvas) => {
  await openSignUp(canvas);
  await userEvent.type(await canvas.findByLabelText('First Name'), '{Enter}');
  await says(
    canvas,
    'First name is required',
    'Last name is required',
    'Username is required',
    'Email is required',
    'Password must be at least 6 characters',
    'Please select at least one sport.',
    'Please select at least one profile tag.',
  );
});

export const SignUpInvalidNames: Story = after(async (canvas) => {
  await fillSignUp(canvas, { Username: 'bo-li', 'Email Address': 'bo@example' });
  await says(canvas, 'Only letters, numbers, and underscores are allowed.', 'Invalid email format.');
});

export const SignUpChecking: Story = after(
  async (canvas) => {
    await fillSignUp(canvas);
    await expect(await canvas.findAllByLabelText('Checking…')).toHaveLength(2);
  },
  {
    prepare: (backend) => {
      backend.hold('GET /users/check-username/:username');
      backend.hold('GET /users/check-email/:email');
    },
  },
);

export const SignUpTakenNames: Story = after(async (canvas) => {
  await fillSignUp(canvas, { Username: 'maya', 'Email Address': 'maya@example.com' });
  await says(canvas, 'Username is already taken', 'Email is already in use');
});

export const SignUpUnverifiedNames: Story = after(
  async (canvas) => {
    await fillSignUp(canvas);
    await says(canvas, 'Could not verify username, try again later.', 'Could not verify email, try again later.');
  },
  {
    prepare: (backend) => {
      backend.fail('GET /users/check-username/:username');
      backend.fail('GET /users/check-email/:email', 'network');
    },
  },
);

export const SignUpPasswordsDiffer: Story = after(async (canvas) => {
  await fillSignUp(canvas, { 'Confirm Password': 'secret2' });
  await userEvent.type(canvas.getByLabelText('Confirm Password'), '{Enter}');
  await says(canvas, "Passwords don't match", 'Please make sure your passwords match', 'Passwords do not match.');
});

export const SignUpTooManyTags: Story = after(async (canvas) => {
  await fillSignUp(canvas);
  for (const name of ['Coach', 'Parent']) await userEvent.click(canvas.getByRole('checkbox', { name }));
  await says(canvas, 'Too many tags', 'Choose at most two profile tags.');
});

export const SigningUp: Story = after(
  async (canvas) => {
    await register(canvas);
    await expect(await canvas.findByLabelText('Creating your account…')).toBeInTheDocument();
  },
  { prepare: (backend) => void backend.hold('POST /auth/sign-up') },
);

export const SignUpRefused: Story = after(
  async (canvas) => {
    await register(canvas);
    await says(canvas, 'Registration failed', 'Username or email already in use.');
  },
  { prepare: (backend) => backend.fail('POST /auth/sign-up', new FakeReply(409, { message: 'Username or email already in use.' })) },
);

export const SignUpOddAnswer: Story = after(
  async (canvas) => {
    await register(canvas);
    await says(canvas, 'Registration failed', 'Invalid login response after sign-up');
  },
  { prepare: (backend) => backend.fail('POST /auth/sign-in', new FakeReply(200, {})) },
);

export const AccountMadeButNotSignedIn: Story = after(
  async (canvas) => {
    await register(canvas);
    await says(canvas, 'Sign-in failed');
    await expect(canvas.getByLabelText('Username or email')).toHaveValue('bo@example.com');
  },
  { prepare: (backend) => backend.fail('POST /auth/sign-in', new FakeReply(503, { message: 'Please try again in a minute.' })) },
);

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
  { prepare: (backend) => backend.fail('POST /identity/send-reset-code', new FakeReply(400, { error: { message: 'EMAIL_NOT_FOUND' } })) },
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
    await says(canvas, "Couldn't change your password", 'This link has run out or was already used. Please ask for a new one.');
  },
  { search: '?reset=token', prepare: (backend) => backend.fail('POST /auth/reset-password', new FakeReply(400, { message: 'This link has run out or was already used. Please ask for a new one.' })) },
);

export const NewPasswordFailedWithoutWords: Story = after(
  async (canvas) => {
    await setPassword(canvas);
    await says(canvas, "Couldn't change your password", 'Please ask for a new link and try again.');
  },
  { search: '?reset=token', prepare: (backend) => backend.fail('POST /auth/reset-password', new FakeReply(400, '', {}, ' ')) },
);
