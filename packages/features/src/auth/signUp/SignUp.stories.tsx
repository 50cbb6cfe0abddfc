import { LONGER_PASSWORDS } from '@clubline/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FakeReply } from '../../testing';
import {
  after,
  fill,
  press,
  renderAuthStory,
  says,
  type AuthStoryArgs,
  type Canvas,
} from '../../testing/auth.fixtures';
import { AuthScreen } from '../AuthScreen';

const meta = {
  title: 'Auth/Connected/SignUp',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  render: renderAuthStory,
} satisfies Meta<AuthStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const openSignUp = async (canvas: Canvas) => {
  await press(canvas, 'Continue with email');
  await userEvent.click(await canvas.findByRole('tab', { name: 'Sign Up' }));
};
const fillSignUp = async (canvas: Canvas, change: Record<string, string> = {}) => {
  await openSignUp(canvas);
  const fields = {
    'First Name': 'Bo',
    'Last Name': 'Li',
    Username: 'boli',
    'Email Address': 'bo@example.com',
    Password: 'secret1',
    'Confirm Password': 'secret1',
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) await fill(canvas, name, value);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'NBA' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Fan' }));
};
const register = async (canvas: Canvas) => {
  await fillSignUp(canvas);
  const submit = await canvas.findByRole('button', { name: 'Create account' });
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
};

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
  await says(
    canvas,
    'Only letters, numbers, and underscores are allowed.',
    'Invalid email format.',
  );
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
    await says(
      canvas,
      'Could not verify username, try again later.',
      'Could not verify email, try again later.',
    );
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
  await says(
    canvas,
    "Passwords don't match",
    'Please make sure your passwords match',
    'Passwords do not match.',
  );
});

/** A server that asks for more characters than the protocol does. */
export const SignUpLongerPassword: Story = after(
  async (canvas) => {
    await fillSignUp(canvas);
    await says(canvas, 'At least 8 characters.', 'Password must be at least 8 characters');
  },
  { prepare: (backend) => void backend.additions.add(LONGER_PASSWORDS) },
);

export const SignUpTooManyTags: Story = after(async (canvas) => {
  await fillSignUp(canvas);
  for (const name of ['Coach', 'Parent'])
    await userEvent.click(canvas.getByRole('checkbox', { name }));
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
  {
    prepare: (backend) =>
      backend.fail(
        'POST /auth/sign-up',
        new FakeReply(409, { message: 'Username or email already in use.' }),
      ),
  },
);

/** Somebody took the name between the check and the form. */
export const SignUpNameTakenMeanwhile: Story = after(
  async (canvas) => {
    await register(canvas);
    await says(canvas, 'Registration failed');
    const username = canvas.getByLabelText(/^Username/);
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(/Somebody was faster with this username\.$/);
  },
  {
    prepare: (backend) =>
      backend.fail(
        'POST /auth/sign-up',
        new FakeReply(409, {
          message: [
            { property: 'username', messages: ['Somebody was faster with this username.'] },
          ],
        }),
      ),
  },
);

/** A server that answers in a validator's words, which nobody reads. */
export const SignUpNotAccepted: Story = after(
  async (canvas) => {
    await register(canvas);
    await says(canvas, 'This was not accepted. Please change it.');
  },
  {
    prepare: (backend) =>
      backend.fail(
        'POST /auth/sign-up',
        new FakeReply(400, { message: [{ property: 'email', messages: ['INVALID_EMAIL'] }] }),
      ),
  },
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
  {
    prepare: (backend) =>
      backend.fail(
        'POST /auth/sign-in',
        new FakeReply(503, { message: 'Please try again in a minute.' }),
      ),
  },
);

export const AccountMadeUnheard: Story = after(
  async (canvas) => {
    await register(canvas);
    await says(canvas, 'Your account exists', 'Please sign in with it, or ask for a new password.');
  },
  {
    prepare: (backend) => {
      backend.fail('POST /auth/sign-up', 'answer');
      backend.fail('POST /auth/sign-in', new FakeReply(503));
    },
  },
);

/** The answer was lost, and nobody tells whether the account is there. */
export const AccountMadePerhaps: Story = after(
  async (canvas) => {
    await register(canvas);
    await says(
      canvas,
      'It is not known whether your account was made',
      'Try again, or sign in with it.',
    );
  },
  {
    prepare: (backend) => {
      backend.fail('POST /auth/sign-up', 'answer');
      backend.handle('GET /users/check-email/:email', () =>
        backend.callsTo('POST /auth/sign-up').length === 0 ? { exists: false } : new FakeReply(503),
      );
    },
  },
);
