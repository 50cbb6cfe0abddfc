import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  FakeClubline,
  FakeReply,
} from '../../testing';
import { expectRefused, REFUSED, refusalsOf } from '../../testing/refusals.fixtures';
import { AuthScreen } from '../AuthScreen';

// Finding things by role in a long form takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const written = {
  'First Name': 'Bo',
  'Last Name': 'Li',
  Username: 'boli',
  'Email Address': 'bo@example.com',
  Password: 'secret1',
  'Confirm Password': 'secret1',
};

/** Sends the form, complete, to a server that refuses it. */
async function refuse(reply: FakeReply) {
  const backend = createFakeBackend({ areas: [authFake()] });
  backend.fail('POST /auth/sign-up', reply);
  render(
    <FakeClubline user={null} environment={createFakeEnvironment()} backend={backend}>
      <AuthScreen />
    </FakeClubline>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Continue with email' }));
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  for (const [name, value] of Object.entries(written)) {
    await user.click(field(name));
    await user.paste(value);
  }
  await user.click(screen.getByRole('checkbox', { name: 'NBA' }));
  await user.click(screen.getByRole('checkbox', { name: 'Fan' }));
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: /Create account/ });
  await waitFor(() => expect(submit.disabled).toBe(false));
  await user.click(submit);
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  return user;
}

function expectKept() {
  for (const [name, value] of Object.entries(written)) expect(field(name).value).toBe(value);
}

test.each([
  ...refusalsOf('username', 'Username is already taken').map(
    (row) => ['Username', ...row] as const,
  ),
  ...refusalsOf('email', 'This email is in use').map((row) => ['Email Address', ...row] as const),
  ...refusalsOf('firstName').map((row) => ['First Name', ...row] as const),
  ...refusalsOf('password').map((row) => ['Password', ...row] as const),
])('what is refused stands under %s, as %s says it', async (name, _shape, reply, text) => {
  await refuse(reply);
  await expectRefused(field(name), text);
  expectKept();
});

test('what is said of a tag stands under the tags, without its path', async () => {
  await refuse(
    new FakeReply(400, { errors: [{ property: 'tags.profile.0', messages: [REFUSED] }] }),
  );
  const group = screen.getByRole('group', { name: /Profile Tags/ });
  await expectRefused(screen.getByRole('checkbox', { name: 'Player' }), REFUSED, group);
  expect(screen.queryByText(/tags\.profile/)).toBeNull();
});

test('a conflict that names both names stands under neither', async () => {
  await refuse(new FakeReply(409, { message: 'Username or email already in use.' }));
  expect(await screen.findByText('Username or email already in use.')).toBeTruthy();
  expect(field('Username').getAttribute('aria-invalid')).toBeNull();
  expectKept();
});

test('the message goes as soon as its field is changed', async () => {
  const user = await refuse(new FakeReply(409, { message: 'Username is already taken' }));
  await expectRefused(field('Username'), 'Username is already taken');
  await user.type(field('Username'), '2');
  expect(field('Username').getAttribute('aria-invalid')).toBeNull();
});
