import { LONGER_PASSWORDS } from '@clubline/contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  FakeClubline,
  FakeReply,
  settle,
} from '../../testing';
import { AuthScreen } from '../AuthScreen';

// Finding things by role in a long form takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

async function open(search = '', additions: string[] = []) {
  const backend = createFakeBackend({ areas: [authFake()] });
  for (const addition of additions) backend.additions.add(addition);
  const onNavigate = vi.fn<(to: string, options?: object) => void>();
  render(
    <FakeClubline
      user={null}
      environment={createFakeEnvironment()}
      backend={backend}
      onNavigate={onNavigate}
    >
      <AuthScreen search={search} />
    </FakeClubline>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Continue with email' }));
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  return { backend, onNavigate, user };
}
type Kit = Awaited<ReturnType<typeof open>>;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /Create account/ });
const chip = (name: string) => screen.getByRole('checkbox', { name });
const fields = {
  'First Name': 'Bo',
  'Last Name': 'Li',
  Username: 'BoLi',
  'Email Address': 'bo@example.com',
  Password: 'secret1',
  'Confirm Password': 'secret1',
};

async function fill({ user }: Kit, change: Partial<typeof fields> = {}) {
  for (const [name, value] of Object.entries({ ...fields, ...change })) {
    await user.click(field(name));
    await user.paste(value);
  }
  await user.click(chip('NBA'));
  await user.click(chip('Fan'));
}

test('the button is enabled only when every rule holds', async () => {
  const { user } = await open();
  for (const [name, value] of Object.entries(fields)) {
    expect(submit().disabled).toBe(true);
    await user.click(field(name));
    await user.paste(value);
  }
  await user.click(chip('NBA'));
  expect(submit().disabled).toBe(true);
  await user.click(chip('Fan'));
  await waitFor(() => expect(submit().disabled).toBe(false));
  await user.click(chip('NBA'));
  expect(submit().disabled).toBe(true);
  expect(screen.getByText('Please select at least one sport.')).toBeTruthy();
});

test('leaving fields empty says what is missing', async () => {
  const { user } = await open();
  await user.click(field('First Name'));
  for (const _ of Object.keys(fields)) await user.tab();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Username is required',
    'Email is required',
  ])
    expect(screen.getByText(message)).toBeTruthy();
});

test('the options are those of the product, in order', async () => {
  await open();
  const options = (name: string) =>
    within(screen.getByRole('group', { name: new RegExp(name) }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  expect(options('Sports you follow')).toEqual([
    'MLS',
    'NBA',
    'NFL',
    'MLB',
    'NHL',
    'Jet-Ski',
    'Tennis',
    'Golf',
    'Cricket',
    'Rugby',
    'MMA',
    'Boxing',
  ]);
  expect(options('Profile Tags')).toEqual([
    'Player',
    'Coach',
    'Fan',
    'Organizer',
    'Referee',
    'Parent',
  ]);
});

test('a third tag is not taken and a toast says why', async () => {
  const { user } = await open();
  for (const name of ['Fan', 'Coach', 'Player']) await user.click(chip(name));
  expect(await screen.findByText('Too many tags')).toBeTruthy();
  expect(screen.getByText('Choose at most two profile tags.')).toBeTruthy();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

test('names are checked on leaving the field, lower-cased, and never while typing', async () => {
  const { user, backend } = await open();
  await user.type(field('Username'), '  BobS ');
  expect(backend.calls).toEqual([]);
  await user.tab();
  await waitFor(() =>
    expect(backend.calls.map(({ path }) => path)).toEqual(['/users/check-username/bobs']),
  );
  expect(field('Username').value).toBe('bobs');
});

test(
  'names that a browser filled in are checked when any field is left, and by Enter, each ' + 'once',
  async () => {
    const { user, backend } = await open();
    fireEvent.change(field('Username'), { target: { value: 'bob' } });
    await user.click(field('Password'));
    expect(backend.calls).toEqual([]);
    await user.keyboard('{Enter}');
    fireEvent.change(field('Email Address'), { target: { value: 'bob@example.com' } });
    await user.tab();
    await waitFor(() =>
      expect(backend.calls.map(({ path }) => path)).toEqual([
        '/users/check-username/bob',
        '/users/check-email/bob%40example.com',
      ]),
    );
  },
);

test('an email is encoded in the check', async () => {
  const { user, backend } = await open();
  await user.type(field('Email Address'), 'a+b@c.de');
  await user.tab();
  await waitFor(() =>
    expect(backend.calls.map(({ path }) => path)).toEqual(['/users/check-email/a%2Bb%40c.de']),
  );
});

test('a name of the wrong form is not asked about', async () => {
  const { user, backend } = await open();
  await user.type(field('Username'), 'bo-s');
  await user.tab();
  await user.type(field('Email Address'), 'bo');
  await user.tab();
  expect(screen.getByText('Only letters, numbers, and underscores are allowed.')).toBeTruthy();
  expect(screen.getByText('Invalid email format.')).toBeTruthy();
  expect(backend.calls).toEqual([]);
});

test('taken names say so and keep the button disabled', async () => {
  const kit = await open();
  await fill(kit, { Username: 'maya', 'Email Address': 'maya@example.com' });
  expect(await screen.findByText('Username is already taken')).toBeTruthy();
  expect(await screen.findByText('Email is already in use')).toBeTruthy();
  expect(submit().disabled).toBe(true);
});

test('checks that fail say so, and leaving the field again asks again', async () => {
  const kit = await open();
  kit.backend.fail('GET /users/check-username/:name', new FakeReply(500), 1);
  kit.backend.fail('GET /users/check-email/:email', 'network', 1);
  await fill(kit);
  expect(await screen.findByText('Could not verify username, try again later.')).toBeTruthy();
  expect(await screen.findByText('Could not verify email, try again later.')).toBeTruthy();
  for (const name of ['Username', 'Email Address']) {
    await kit.user.click(field(name));
    await kit.user.tab();
  }
  await waitFor(() => expect(submit().disabled).toBe(false));
});

test('an answer about a name that was changed meanwhile does not count', async () => {
  const { user, backend } = await open();
  const release = backend.hold('GET /users/check-username/maya');
  await user.type(field('Username'), 'maya');
  await user.tab();
  await user.type(field('Username'), '2');
  await user.tab();
  release();
  await act(settle);
  expect(backend.callsTo('GET /users/check-username/:name')).toHaveLength(2);
  expect(screen.queryByText('Username is already taken')).toBeNull();
});

test('Enter with passwords that differ says so and sends nothing', async () => {
  const kit = await open();
  await fill(kit, { 'Confirm Password': 'secret2' });
  await kit.user.type(field('Confirm Password'), '{Enter}');
  expect(await screen.findByText("Passwords don't match")).toBeTruthy();
  expect(screen.getByText('Please make sure your passwords match')).toBeTruthy();
  expect(screen.getByText('Passwords do not match.')).toBeTruthy();
  expect(kit.backend.callsTo('POST /auth/sign-up')).toEqual([]);
});

test('a server that asks for longer passwords is sent none of seven characters', async () => {
  const kit = await open('', [LONGER_PASSWORDS]);
  await fill(kit);
  expect(await screen.findByText('At least 8 characters.')).toBeTruthy();
  await kit.user.tab();
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
  expect(submit().disabled).toBe(true);
  for (const name of ['Password', 'Confirm Password']) {
    await kit.user.click(field(name));
    await kit.user.paste('2');
  }
  expect(screen.queryByText('Password must be at least 8 characters')).toBeNull();
  await waitFor(() => expect(submit().disabled).toBe(false));
});

test('another server is sent six characters as before', async () => {
  const kit = await open();
  await fill(kit, { Password: 'sixsix', 'Confirm Password': 'sixsix' });
  expect(screen.getByText('At least 6 characters.')).toBeTruthy();
  await waitFor(() => expect(submit().disabled).toBe(false));
});

test('an account is made, then signed in with the same credentials, and leads on', async () => {
  const kit = await open('?next=%2Fscores');
  await fill(kit);
  await waitFor(() => expect(submit().disabled).toBe(false));
  await kit.user.click(submit());
  await waitFor(() => expect(kit.onNavigate).toHaveBeenCalledWith('/scores', { replace: true }));
  expect(kit.backend.callsTo('POST /auth/sign-up').map(({ body }) => body)).toEqual([
    {
      email: 'bo@example.com',
      password: 'secret1',
      firstName: 'Bo',
      lastName: 'Li',
      username: 'boli',
      tags: { profile: ['Fan'] },
      sportInterests: ['NBA'],
    },
  ]);
  expect(kit.backend.callsTo('POST /auth/sign-in').map(({ body }) => body)).toEqual([
    { email: 'bo@example.com', password: 'secret1' },
  ]);
});

async function attempt(prepare: (kit: Kit) => void) {
  const kit = await open();
  prepare(kit);
  await fill(kit);
  await waitFor(() => expect(submit().disabled).toBe(false));
  await kit.user.click(submit());
  return kit;
}

test.each([
  [
    'the words of the server',
    new FakeReply(400, { message: ['too odd', 'too short'] }),
    'too odd • too short',
  ],
  [
    'that the server is out of reach',
    'network',
    'The server could not be reached. Please check your connection and try again.',
  ],
] as const)('a failed registration says %s', async (_title, how, text) => {
  const { backend } = await attempt((kit) => kit.backend.fail('POST /auth/sign-up', how));
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(backend.callsTo('POST /auth/sign-in')).toEqual([]);
  expect(field('First Name').value).toBe('Bo');
});

test('an odd answer to the sign-in that follows says so', async () => {
  await attempt((kit) => kit.backend.fail('POST /auth/sign-in', new FakeReply(200, {})));
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  expect(screen.getByText('Invalid login response after sign-up')).toBeTruthy();
});

test('when the sign-in that follows fails, the person goes on by signing in', async () => {
  await attempt((kit) =>
    kit.backend.fail('POST /auth/sign-in', new FakeReply(503, { message: 'Try later' })),
  );
  expect(await screen.findByText('Sign-in failed')).toBeTruthy();
  expect(screen.getByText('Try later')).toBeTruthy();
  expect(field('Username or email').value).toBe('bo@example.com');
});

test('what was typed survives looking at the other tab', async () => {
  const { user } = await open();
  await user.type(field('First Name'), 'Bo');
  await user.click(screen.getByRole('tab', { name: 'Sign In' }));
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(field('First Name').value).toBe('Bo');
});

test('an account that was made although the answer was lost is signed in to', async () => {
  const kit = await attempt(({ backend }) => backend.fail('POST /auth/sign-up', 'answer'));
  await waitFor(() => expect(kit.onNavigate).toHaveBeenCalledWith('/clubs', { replace: true }));
  expect(kit.backend.callsTo('POST /auth/sign-up')).toHaveLength(1);
  expect(screen.queryByText('Registration failed')).toBeNull();
});

test('a second attempt finds the account that the first one made unheard', async () => {
  const kit = await attempt(({ backend }) => {
    backend.fail('POST /auth/sign-up', 'answer', 1);
    backend.handle('GET /users/check-email/:email', () => {
      const attempts = backend.callsTo('POST /auth/sign-up').length;
      return attempts === 1 ? new FakeReply(503) : { exists: attempts > 1 };
    });
  });
  // It was made, and nobody knows.
  expect(await screen.findByText('It is not known whether your account was made')).toBeTruthy();
  expect(screen.queryByText('Registration failed')).toBeNull();
  await kit.user.click(submit());
  await waitFor(() => expect(kit.onNavigate).toHaveBeenCalledWith('/clubs', { replace: true }));
});

test('a second attempt whose username is taken by then says so', async () => {
  const kit = await attempt(({ backend }) => {
    backend.fail(
      'POST /auth/sign-up',
      new FakeReply(409, { message: 'Username is already taken' }),
    );
    backend.fail('POST /auth/sign-up', 'network', 1);
  });
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  await kit.user.click(submit());
  await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBe('true'));
  expect(kit.backend.callsTo('POST /auth/sign-in')).toEqual([]);
});

test('an account that exists but cannot be signed in to is said to exist', async () => {
  const { backend } = await attempt((kit) => {
    kit.backend.fail('POST /auth/sign-up', 'answer');
    kit.backend.fail('POST /auth/sign-in', new FakeReply(503));
  });
  expect(await screen.findByText('Your account exists')).toBeTruthy();
  expect(screen.getByText('Please sign in with it, or ask for a new password.')).toBeTruthy();
  expect(field('Username or email').value).toBe('bo@example.com');
  expect(backend.callsTo('POST /auth/sign-up')).toHaveLength(1);
});
