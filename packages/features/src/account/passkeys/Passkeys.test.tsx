import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  accountFake,
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  createFakePasskeys,
  demoUser,
  FakeClubline,
  FakeReply,
  passkeysFake,
  passkeyUser,
  RECOVERY_CODE,
  type FakeBackend,
} from '../../testing';
import { SettingsScreen } from '../SettingsScreen';
import { press } from '../../testing/harness/press';
import { readPasskeys } from './passkeys.calls';

vi.setConfig({ testTimeout: 20_000 });

const ADD = 'POST /account/passkeys';
const REMOVE = 'DELETE /account/passkeys/:id';
const FACTOR = 'PUT /account/second-factor';
const ASK = 'Ask for a passkey as well when I sign in with my password';

function open({
  isAsked = false,
  user = passkeyUser,
  passkeys = createFakePasskeys() as ReturnType<typeof createFakePasskeys> | null,
  prepare = (_backend: FakeBackend) => {},
} = {}) {
  const areas = [authFake(), accountFake({ user }), passkeysFake({ isAsked })];
  const backend = createFakeBackend({ areas });
  prepare(backend);
  render(
    <FakeClubline backend={backend} user={user} environment={createFakeEnvironment({ passkeys })}>
      <SettingsScreen />
    </FakeClubline>,
  );
  return { backend, passkeys: passkeys! };
}
const confirm = async (button: string, password = 'secret1') => {
  const field = await screen.findByLabelText('Your password');
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await press(button);
};
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');
const typed = () => screen.getByLabelText<HTMLInputElement>('Your password').value;

test('passkeys say what they are, when they were added and used', async () => {
  open();
  const [first, second] = await rows();
  for (const words of ['Safari on iPhone', 'Used 3 hours ago', 'On several devices'])
    expect(within(first!).getByText(words)).toBeTruthy();
  for (const words of ['Unknown device', 'Not used yet'])
    expect(within(second!).getByText(words)).toBeTruthy();
});

test.each([
  ['a server that keeps none', { user: demoUser }],
  ['a browser that knows none', { passkeys: null }],
])('with %s nothing is shown, and nothing asked', async (_what, how) => {
  const { backend } = open(how);
  expect(await screen.findByRole('button', { name: 'Update Profile' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
  expect(backend.callsTo('GET /account/passkeys')).toEqual([]);
});

test('one is added after the password, and stands in the list', async () => {
  const { backend } = open();
  await press('Add a passkey');
  await confirm('Continue');
  expect(await screen.findByText('Passkey added')).toBeTruthy();
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(backend.callsTo(`${ADD}/options`).map(({ body }) => body)).toEqual([
    { currentPassword: 'secret1' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a wrong password is said under its field, and the browser asks for nothing', async () => {
  const { backend } = open();
  await press('Add a passkey');
  await confirm('Continue', 'secret9');
  expect((await screen.findAllByText('This is not your current password.')).length).toBeTruthy();
  expect([typed(), backend.callsTo(ADD).length]).toEqual(['secret9', 0]);
});

test.each([
  ['cancelled', 'No passkey was chosen. You can try again.'],
  ['timedOut', 'That took too long. You can try again.'],
  ['otherSite', 'Passkeys do not work at this address. Open the site at its usual one.'],
  ['known', 'This device has a passkey for your account already.'],
  ['unusable', 'This device could not do that. Try another passkey or device.'],
] as const)('%s: it is said in plain words, and the password is kept', async (problem, words) => {
  const { backend, passkeys } = open();
  passkeys.refuse(problem);
  await press('Add a passkey');
  await confirm('Continue');
  expect(await screen.findByText(words)).toBeTruthy();
  expect([typed(), backend.callsTo(ADD).length]).toEqual(['secret1', 0]);
  await press('Continue');
  expect(await screen.findByText('Passkey added')).toBeTruthy();
});

test('an answer that got lost is looked up in the list', async () => {
  open({
    prepare(backend) {
      backend.handle(ADD, () => {
        backend.handle('GET /account/passkeys', () => ({
          data: { passkeys: ['a', 'b', 'c'].map((id) => ({ id })) },
        }));
        throw new TypeError('Failed to fetch');
      });
    },
  });
  await rows();
  await press('Add a passkey');
  await confirm('Continue');
  expect(await screen.findByText('Passkey added')).toBeTruthy();
});

test('where nobody knows whether it was kept, that is said', async () => {
  open({ prepare: (backend) => backend.fail(ADD, 'network') });
  await rows();
  await press('Add a passkey');
  await confirm('Continue');
  expect(await screen.findByText(/nobody knows whether your passkey was kept/)).toBeTruthy();
});

test('a session that ended meanwhile is said', async () => {
  const gone = new FakeReply(401, { statusCode: 401, message: 'Unauthorized' });
  open({
    prepare(backend) {
      backend.fail(`${ADD}/options`, gone);
      backend.fail('POST /auth/refresh', gone);
    },
  });
  await press('Add a passkey');
  await confirm('Continue');
  expect(await screen.findByText('You are signed out. Please sign in again.')).toBeTruthy();
});

test('asking for one shows recovery codes once, until they are kept', async () => {
  const { backend } = open();
  await userEvent.click(await screen.findByRole('switch', { name: ASK }));
  await confirm('Turn on');
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getByText(RECOVERY_CODE)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeTruthy();
  await press('I have kept them');
  await waitFor(() => expect(screen.queryByText(RECOVERY_CODE)).toBeNull());
  expect(await screen.findByText('2 recovery codes are left.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: ASK }).checked).toBe(true);
  expect(backend.callsTo(FACTOR).map(({ body }) => body)).toEqual([
    { currentPassword: 'secret1', isOn: true },
  ]);
});

test('the switch stays as it was while the password is not shown', async () => {
  const { backend } = open();
  await userEvent.click(await screen.findByRole('switch', { name: ASK }));
  await press('Cancel');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: ASK }).checked).toBe(false);
  expect(backend.callsTo(FACTOR)).toEqual([]);
});

test('codes that never arrived are made anew', async () => {
  open({ prepare: (backend) => backend.fail(FACTOR, 'network', 1) });
  await userEvent.click(await screen.findByRole('switch', { name: ASK }));
  await confirm('Turn on');
  expect(await screen.findByText(/The answer got lost/)).toBeTruthy();
  await press('Turn on');
  expect(await screen.findByText(RECOVERY_CODE)).toBeTruthy();
});

test('it is turned off with the password', async () => {
  const { backend } = open({ isAsked: true });
  await userEvent.click(await screen.findByRole('switch', { name: ASK }));
  await confirm('Turn off');
  expect(await screen.findByText('Your password alone is asked for')).toBeTruthy();
  expect(backend.callsTo(FACTOR)[0]!.body).toEqual({ currentPassword: 'secret1', isOn: false });
});

test('recovery codes are copied', async () => {
  const user = userEvent.setup();
  open({ isAsked: true });
  await press('Make new recovery codes');
  await confirm('Make new ones');
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Recovery codes copied')).toBeTruthy();
  expect(await window.navigator.clipboard.readText()).toBe(
    `${RECOVERY_CODE}\n4567-89AB-CDEF-GHJK-MNPQ-RSTV`,
  );
});

test('one is removed with the password', async () => {
  const { backend } = open();
  await press('Remove Safari on iPhone');
  expect(await screen.findByRole('dialog', { name: 'Remove Safari on iPhone?' })).toBeTruthy();
  await confirm('Remove', 'secret9');
  expect((await screen.findAllByText('This is not your current password.')).length).toBeTruthy();
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await confirm('Remove');
  expect(await screen.findByText('Passkey removed')).toBeTruthy();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(backend.callsTo(REMOVE).map(({ path, body }) => [path, body])).toEqual([
    ['/account/passkeys/k1', { currentPassword: 'secret9' }],
    ['/account/passkeys/k1', { currentPassword: 'secret1' }],
  ]);
});

test.each([
  ['another tab has removed already', new FakeReply(404, { message: 'Passkey not found' })],
  ['was removed by a call whose answer got lost', 'answer'],
] as const)('one that %s is removed', async (_what, failure) => {
  const { backend } = open();
  await rows();
  backend.fail(REMOVE, failure, 1);
  await press('Remove Safari on iPhone');
  await confirm('Remove');
  expect(await screen.findByText('Passkey removed')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one that is still there after two calls that did not arrive can be removed', async () => {
  open({ prepare: (backend) => backend.fail(REMOVE, 'network', 2) });
  await press('Remove Safari on iPhone');
  await confirm('Remove');
  expect(await screen.findByText(/server could not be reached/)).toBeTruthy();
  await press('Remove');
  expect(await screen.findByText('Passkey removed')).toBeTruthy();
});

test('why the last one stays is said', async () => {
  const words = 'This is your last passkey, and signing in asks for one.';
  open({
    prepare: (backend) => backend.fail(REMOVE, new FakeReply(409, { message: words })),
  });
  await press('Remove Safari on iPhone');
  await confirm('Remove');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a failed load is said, and tried again', async () => {
  open({ prepare: (backend) => backend.fail('GET /account/passkeys', undefined, 1) });
  expect(await screen.findByText('Your passkeys could not be loaded.')).toBeTruthy();
  await press('Try again');
  expect(await rows()).toHaveLength(2);
});

test('entries without an id are left out, and what is missing is read as none', () => {
  expect(
    readPasskeys({ data: { passkeys: [{ id: 'a' }, {}, 7], recoveryCodesLeft: '3' } }),
  ).toEqual({
    passkeys: [
      { id: 'a', browser: null, system: null, createdAt: '', lastUsedAt: null, isSynced: false },
    ],
    isAskedAfterPassword: false,
    recoveryCodesLeft: 3,
  });
});
