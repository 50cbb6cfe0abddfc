import { LONGER_PASSWORDS } from '@clubline/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  accountFake,
  authFake,
  createFakeBackend,
  demoUser,
  devicesFake,
  FakeClubline,
  FakeReply,
  passwordChangeFake,
  passwordUser,
  type FakeBackend,
} from '../../testing';
import { expectRefused } from '../../testing/refusals.fixtures';
import { SettingsScreen } from '../SettingsScreen';

vi.setConfig({ testTimeout: 20_000 });

const CHANGE = 'POST /auth/change-password';

function open(prepare?: (backend: FakeBackend) => void, user = passwordUser, section?: string) {
  const areas = [authFake(), accountFake({ user }), devicesFake(), passwordChangeFake()];
  const backend = createFakeBackend({ areas });
  prepare?.(backend);
  render(
    <FakeClubline backend={backend} user={user}>
      <SettingsScreen section={section} />
    </FakeClubline>,
  );
  return backend;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fields = () =>
  ['Current password', 'New password', 'Confirm new password'].map((name) => field(name).value);
const press = () => userEvent.click(screen.getByRole('button', { name: /^Change password/ }));
const fill = async (current: string, password: string, confirmation = password) => {
  await screen.findByRole('form', { name: 'Password' });
  if (current) await userEvent.type(field('Current password'), current);
  if (password) await userEvent.type(field('New password'), password);
  if (confirmation) await userEvent.type(field('Confirm new password'), confirmation);
};

test('a new password is sent with the current one, and the fields are emptied', async () => {
  const backend = open();
  await fill('secret1', 'secret2');
  await press();
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(backend.callsTo(CHANGE).map(({ body }) => body)).toEqual([
    { currentPassword: 'secret1', password: 'secret2', clientId: expect.any(String) },
  ]);
  expect(fields()).toEqual(['', '', '']);
  expect(screen.queryByText('Your current password is required')).toBeNull();
});

test('the list of devices is loaded again, from which the others have gone', async () => {
  const user = { ...passwordUser, permissions: ['changePassword', 'listDevices'] as const };
  const backend = open(undefined, { ...user, permissions: [...user.permissions] });
  const list = await screen.findByRole('list', { name: 'Your devices' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  backend.handle('GET /account/devices', () => ({
    data: { devices: [{ id: 's1', browser: 'Firefox', system: 'Windows', isCurrent: true }] },
  }));
  await fill('secret1', 'secret2');
  await press();
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
});

test('a server that does not say that it changes passwords is offered none', async () => {
  open(undefined, demoUser);
  expect(await screen.findByRole('button', { name: 'Update Profile' })).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Password' })).toBeNull();
});

test.each([
  ['', 'secret2', 'secret2', ['Your current password is required']],
  ['secret1', '12345', '12345', ['Password must be at least 6 characters']],
  ['secret1', 'secret2', 'secret3', ['Passwords do not match.']],
])('%j, %j and %j are not sent', async (current, password, confirmation, words) => {
  const backend = open();
  await fill(current, password, confirmation);
  await press();
  for (const text of words) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(backend.callsTo(CHANGE)).toHaveLength(0);
});

test('a server that asks for longer passwords is sent none of seven characters', async () => {
  const backend = open((made) => void made.additions.add(LONGER_PASSWORDS));
  await fill('secret1', 'secret2');
  await press();
  const [said] = await screen.findAllByText('Password must be at least 8 characters');
  expect(said).toBeTruthy();
  expect(backend.callsTo(CHANGE)).toHaveLength(0);
  for (const name of ['New password', 'Confirm new password'])
    await userEvent.type(field(name), '2');
  await press();
  expect(await screen.findByText('Password changed')).toBeTruthy();
});

test('a wrong current one is said under its field, and what was typed is kept', async () => {
  open();
  await fill('secret9', 'secret2');
  await press();
  await expectRefused(field('Current password'), 'This is not your current password.');
  expect(fields()).toEqual(['secret9', 'secret2', 'secret2']);
  await userEvent.type(field('Current password'), 'x');
  expect(field('Current password').getAttribute('aria-invalid')).not.toBe('true');
});

test('a new one that the server refuses is said under its field', async () => {
  const message = 'This password is one of the most used ones. Please choose another.';
  open((backend) =>
    backend.fail(
      CHANGE,
      new FakeReply(400, { message, errors: [{ property: 'password', messages: [message] }] }),
    ),
  );
  await fill('secret1', 'password1');
  await press();
  await expectRefused(field('New password'), message);
});

test('one that was changed, and whose answer was lost, is said to be changed', async () => {
  const backend = open((made) => made.fail(CHANGE, 'answer', 1));
  await fill('secret1', 'secret2');
  await press();
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(screen.queryByText("Couldn't change your password")).toBeNull();
  const [first, second] = backend.callsTo(CHANGE).map(({ body }) => body);
  expect(second).toEqual(first);
});

test('a wrong current one is said to be wrong also where an answer was lost', async () => {
  open((made) => made.fail(CHANGE, 'answer', 1));
  await fill('secret9', 'secret2');
  await press();
  await expectRefused(field('Current password'), 'This is not your current password.');
  expect(fields()).toEqual(['secret9', 'secret2', 'secret2']);
});

test('what failed can be sent again, and is sent once at a time', async () => {
  const backend = open((made) => made.fail(CHANGE, new FakeReply(500, '', {}, ' '), 2));
  await fill('secret1', 'secret2');
  await press();
  expect(await screen.findByText('Please try again.')).toBeTruthy();
  const release = backend.hold(CHANGE);
  await press();
  await press();
  release();
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(backend.callsTo(CHANGE)).toHaveLength(3);
});

test('an address that names the password leads to its first field', async () => {
  open(undefined, passwordUser, 'password');
  const current = await screen.findByLabelText('Current password');
  await waitFor(() => expect(document.activeElement).toBe(current));
});

test('another part of the address leaves the focus where it is', async () => {
  open(undefined, passwordUser, 'anything');
  await screen.findByLabelText('Current password');
  expect(document.activeElement).toBe(document.body);
});
