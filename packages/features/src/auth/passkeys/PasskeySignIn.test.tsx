import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  createFakePasskeys,
  FakeClubline,
  FakeReply,
  passkeysFake,
  RECOVERY_CODE,
  type FakeBackend,
  type FakePasskeys,
} from '../../testing';
import { press } from '../../testing/harness/press';
import { AuthScreen } from '../AuthScreen';

vi.setConfig({ testTimeout: 20_000 });

const SIGN_IN = 'POST /auth/sign-in';
const ALONE = 'POST /auth/passkey-sign-in';
const OPTIONS = 'GET /auth/passkey-options';

async function open({
  isAsked = false,
  knowsPasskeys = true,
  passkeys = createFakePasskeys() as FakePasskeys | null,
  prepare = (_backend: FakeBackend) => {},
} = {}) {
  const areas = [authFake(), ...(knowsPasskeys ? [passkeysFake({ isAsked })] : [])];
  const backend = createFakeBackend({ areas });
  prepare(backend);
  const onNavigate = vi.fn();
  render(
    <FakeClubline
      backend={backend}
      user={null}
      environment={createFakeEnvironment({ passkeys })}
      onNavigate={onNavigate}
    >
      <AuthScreen search="?next=%2Ffeed" />
    </FakeClubline>,
  );
  await press('Continue with email');
  return { backend, passkeys: passkeys!, onNavigate };
}
const withPassword = async (password = 'secret1') => {
  await userEvent.type(screen.getByLabelText('Username or email'), 'maya');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await press('Sign in to your account');
};
const ledOn = (onNavigate: ReturnType<typeof vi.fn>) =>
  waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/feed', { replace: true }));
const field = () => screen.getByLabelText<HTMLInputElement>('Username or email');

test('a passkey alone signs in, and leads on', async () => {
  const { onNavigate, backend } = await open();
  await press('Sign in with a passkey');
  await ledOn(onNavigate);
  expect(backend.callsTo(ALONE)[0]!.body).toEqual({
    passkey: expect.objectContaining({ id: 'AAAA' }),
  });
});

test.each([
  ['a server that takes none', { knowsPasskeys: false }],
  ['a browser that knows none', { passkeys: null }],
])('with %s it is not offered', async (_what, how) => {
  const { backend } = await open(how);
  await waitFor(() => expect(backend.callsTo(OPTIONS)).toHaveLength('passkeys' in how ? 0 : 1));
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  expect(field().autocomplete).toBe('username');
});

test.each([
  ['cancelled', 'No passkey was chosen. You can try again.'],
  ['timedOut', 'That took too long. You can try again.'],
  ['otherSite', 'Passkeys do not work at this address. Open the site at its usual one.'],
] as const)('%s: it is said in plain words, and what was typed is kept', async (why, words) => {
  const { passkeys, onNavigate } = await open();
  await userEvent.type(field(), 'maya');
  passkeys.refuse(why);
  await press('Sign in with a passkey');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(field().value).toBe('maya');
  await press('Sign in with a passkey');
  await ledOn(onNavigate);
});

test('what the server says of a passkey is said', async () => {
  await open({
    prepare: (backend) =>
      backend.fail(ALONE, new FakeReply(400, { message: 'This passkey is not known here.' })),
  });
  await press('Sign in with a passkey');
  expect(await screen.findByText('This passkey is not known here.')).toBeTruthy();
});

test('each attempt has a challenge of its own', async () => {
  const { backend } = await open({ prepare: (made) => made.fail(ALONE, 'network', 1) });
  await press('Sign in with a passkey');
  await screen.findByText('Sign-in failed');
  const before = backend.callsTo(OPTIONS).length;
  await press('Sign in with a passkey');
  await waitFor(() => expect(backend.callsTo(OPTIONS).length).toBeGreaterThan(before));
});

test('the field offers passkeys, and choosing one signs in', async () => {
  const passkeys = createFakePasskeys({ canAutofill: true });
  const { onNavigate } = await open({ passkeys });
  await waitFor(() => expect(passkeys.isWaiting()).toBe(true));
  expect(field().autocomplete).toBe('username webauthn');
  passkeys.choose();
  await ledOn(onNavigate);
});

test('who leaves the form is no longer offered any', async () => {
  const passkeys = createFakePasskeys({ canAutofill: true });
  await open({ passkeys });
  await waitFor(() => expect(passkeys.isWaiting()).toBe(true));
  await press('Forgot password?');
  await waitFor(() => expect(passkeys.isWaiting()).toBe(false));
});

test('after the password a passkey is asked for, where the account says so', async () => {
  const { backend, onNavigate } = await open({ isAsked: true });
  await withPassword();
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
  expect(onNavigate).not.toHaveBeenCalled();
  await press('Use a passkey');
  await ledOn(onNavigate);
  expect(backend.callsTo(SIGN_IN).map(({ body }) => body)).toEqual([
    { username: 'maya', password: 'secret1' },
    { username: 'maya', password: 'secret1', passkey: expect.anything() },
  ]);
});

test('a recovery code does in its place, also where the browser knows no passkeys', async () => {
  const { backend, onNavigate } = await open({ isAsked: true, passkeys: null });
  await withPassword();
  const code = await screen.findByLabelText('Recovery code');
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await userEvent.type(code, 'wrong{Enter}');
  expect(
    (await screen.findAllByText('This code is not right, or was used before.'))[0],
  ).toBeTruthy();
  expect((code as HTMLInputElement).value).toBe('wrong');
  await userEvent.clear(code);
  await userEvent.type(code, ` ${RECOVERY_CODE}{Enter}`);
  await ledOn(onNavigate);
  expect(backend.callsTo(SIGN_IN).at(-1)!.body).toMatchObject({ recoveryCode: RECOVERY_CODE });
});

test('a code whose answer got lost may have counted', async () => {
  const { backend } = await open({ isAsked: true });
  await withPassword();
  const code = await screen.findByLabelText('Recovery code');
  backend.fail(SIGN_IN, 'network', 1);
  await userEvent.type(code, `${RECOVERY_CODE}{Enter}`);
  expect(await screen.findByText(/The answer got lost/)).toBeTruthy();
  expect((code as HTMLInputElement).value).toBe(RECOVERY_CODE);
});

test('a passkey whose answer got lost is asked for with a new challenge', async () => {
  const { backend, onNavigate } = await open({ isAsked: true });
  await withPassword();
  await screen.findByRole('button', { name: 'Use a passkey' });
  backend.fail(SIGN_IN, 'network', 1);
  await press('Use a passkey');
  expect(await screen.findByText(/could not be reached/)).toBeTruthy();
  await press('Use a passkey');
  await ledOn(onNavigate);
  expect(backend.callsTo(SIGN_IN).map(({ body }) => 'passkey' in (body as object))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('the way back leads to what was typed', async () => {
  await open({ isAsked: true });
  await withPassword();
  await screen.findByLabelText('Recovery code');
  await press('Back');
  expect((await screen.findByLabelText<HTMLInputElement>('Username or email')).value).toBe('maya');
});
