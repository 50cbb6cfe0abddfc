import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  FakeClubline,
  FakeReply,
} from '../testing';
import { expectRefused, refusalsOf } from '../testing/refusals.fixtures';
import { AuthScreen } from './AuthScreen';

vi.setConfig({ testTimeout: 20_000 });

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(call: string, reply: FakeReply, search = '') {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.handle('POST /auth/reset-password', () => ({ success: true }));
  backend.fail(call, reply);
  render(
    <FakeClubline user={null} environment={createFakeEnvironment()} backend={backend}>
      <AuthScreen search={search} />
    </FakeClubline>,
  );
}

test.each([
  ...refusalsOf('username').map((row) => ['Username or email', ...row] as const),
  ...refusalsOf('email').map((row) => ['Username or email', ...row] as const),
  ...refusalsOf('password').map((row) => ['Password', ...row] as const),
])(
  'signing in: what is refused stands under %s, as %s says it',
  async (name, _how, reply, text) => {
    open('POST /auth/sign-in', reply);
    await press('Continue with email');
    await userEvent.type(field('Username or email'), 'maya');
    await userEvent.type(field('Password'), 'secret1');
    await press('Sign in to your account');
    await expectRefused(field(name), text);
    expect(screen.getByText('Sign-in failed')).toBeTruthy();
    expect([field('Username or email').value, field('Password').value]).toEqual([
      'maya',
      'secret1',
    ]);
  },
);

test.each([
  ...refusalsOf('email'),
  [
    'the identity provider',
    new FakeReply(400, { error: { code: 400, message: 'EMAIL_NOT_FOUND' } }),
    'Email not found',
  ] as const,
])('asking for a new password: the email is refused as %s says it', async (_how, reply, text) => {
  open('POST /identity/send-reset-code', reply);
  await press('Continue with email');
  await press('Forgot password?');
  await userEvent.type(field('Email Address'), 'maya@example.com');
  await press('Send reset link');
  await expectRefused(field('Email Address'), text);
  expect(field('Email Address').value).toBe('maya@example.com');
});

test.each(refusalsOf('password'))(
  'a new password is refused as %s says it',
  async (_how, reply, text) => {
    open('POST /auth/reset-password', reply, '?reset=token');
    await userEvent.type(field('New Password'), 'secret2');
    await userEvent.type(field('Confirm Password'), 'secret2');
    await press('Save new password');
    await expectRefused(field('New Password'), text);
    expect(field('New Password').value).toBe('secret2');
  },
);
