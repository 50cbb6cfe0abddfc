import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  accountFake,
  authFake,
  createFakeBackend,
  demoUser,
  devicesFake,
  deviceUser,
  FakeClubline,
  FakeReply,
  type FakeBackend,
} from '../../testing';
import { SettingsScreen } from '../SettingsScreen';
import { press } from '../../testing/harness/press';
import { readDevices } from './devices.calls';

vi.setConfig({ testTimeout: 20_000 });

const DEVICES = 'GET /account/devices';
const DEVICE = 'DELETE /account/devices/:id';
const OTHERS = 'DELETE /account/devices';

function open(prepare?: (backend: FakeBackend) => void, user = deviceUser) {
  const onNavigate = vi.fn();
  const backend = createFakeBackend({ areas: [authFake(), accountFake({ user }), devicesFake()] });
  prepare?.(backend);
  render(
    <FakeClubline backend={backend} user={user} onNavigate={onNavigate}>
      <SettingsScreen />
    </FakeClubline>,
  );
  return { backend, onNavigate };
}
const list = () => screen.findByRole('list', { name: 'Your devices' });
const rows = async () => within(await list()).getAllByRole('listitem');
const answer = async (title: string, name: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name }),
  );

test('each device is named as far as it is known, with when it was used and begun', async () => {
  open();
  const [here, phone, frame, unknown] = await rows();
  expect(within(here!).getByText('This device')).toBeTruthy();
  expect(within(here!).getByText('Firefox on Windows')).toBeTruthy();
  expect(within(here!).getByText('Used just now')).toBeTruthy();
  expect(within(phone!).getByText('Used 3 hours ago')).toBeTruthy();
  expect(within(phone!).getByText(/^Signed in on .*2025/)).toBeTruthy();
  expect(within(frame!).getByText('Chrome on Android, chat on another page')).toBeTruthy();
  expect(within(unknown!).getByText('Unknown device')).toBeTruthy();
  expect(within(unknown!).getByText(/^Used on .*2025/)).toBeTruthy();
});

test('the device in front of the reader stands first, wherever the server names it', async () => {
  open((backend) =>
    backend.handle(DEVICES, () => ({
      data: {
        devices: [
          { id: 's8', browser: 'Safari', system: 'iPhone' },
          { id: 's9', browser: 'Firefox', system: 'Windows', isCurrent: true },
        ],
      },
    })),
  );
  const [first, second] = await rows();
  expect(within(first!).getByText('This device')).toBeTruthy();
  expect(within(second!).getByText('Safari on iPhone')).toBeTruthy();
});

test('a server that does not say that it lists devices is not asked', async () => {
  const { backend } = open(undefined, demoUser);
  expect(await screen.findByRole('button', { name: 'Update Profile' })).toBeTruthy();
  expect(screen.queryByText('Your devices')).toBeNull();
  expect(backend.callsTo(DEVICES)).toHaveLength(0);
});

test('signing out of another device takes it from the list', async () => {
  const { backend } = open();
  await press('Sign out of Safari on iPhone');
  expect(await screen.findByText('Signed out of Safari on iPhone')).toBeTruthy();
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(backend.callsTo(DEVICE).map(({ path }) => path)).toEqual(['/account/devices/s2']);
});

test('one that was signed out meanwhile just leaves the list', async () => {
  const { backend } = open();
  await list();
  backend.fail(DEVICE, new FakeReply(404, { statusCode: 404, message: 'Device not found' }));
  backend.handle(DEVICES, () => ({ data: { devices: [] } }));
  await press('Sign out of Safari on iPhone');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.queryByText('Device not found')).toBeNull();
});

test('one that could not be signed out stays, with the reason', async () => {
  open((backend) => backend.fail(DEVICE));
  await press('Sign out of Safari on iPhone');
  expect(await screen.findByText('You could not be signed out there')).toBeTruthy();
  expect(screen.getByText('The server is tired.')).toBeTruthy();
  expect(await rows()).toHaveLength(4);
});

test('this device is asked about, and then left as by logging out', async () => {
  const { backend, onNavigate } = open();
  await press('Sign out of Firefox on Windows');
  expect(backend.callsTo(DEVICE)).toHaveLength(0);
  await answer('Sign out of this device?', 'Sign out');
  await waitFor(() => expect(backend.callsTo('POST /auth/logout')).toHaveLength(1));
  expect(backend.callsTo(DEVICE)).toHaveLength(0);
  await waitFor(() => expect(onNavigate).toHaveBeenCalled());
});

test('signing out everywhere else is asked about, and leaves this device', async () => {
  const { backend } = open();
  await press('Sign out everywhere else');
  await answer('Sign out everywhere else?', 'Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(backend.callsTo(OTHERS)).toHaveLength(0);
  await press('Sign out everywhere else');
  await answer('Sign out everywhere else?', 'Sign out');
  expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('when that fails, the reason is said and all devices stay', async () => {
  open((backend) => backend.fail(OTHERS));
  await press('Sign out everywhere else');
  await answer('Sign out everywhere else?', 'Sign out');
  expect(await screen.findByText('The server is tired.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await rows()).toHaveLength(4);
});

test('a list that could not be loaded is loaded again, beside the profile', async () => {
  open((backend) => backend.fail(DEVICES, undefined, 1));
  expect(await screen.findByText('Your devices could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Update Profile' })).toBeTruthy();
  await press('Try again');
  expect(await rows()).toHaveLength(4);
});

test.each([undefined, null, 'x', {}, [null, 7, {}, { id: '' }, { browser: 'Firefox' }]])(
  'an answer like %j holds no device',
  (answered) => expect(readDevices(answered)).toEqual([]),
);

test('what a device lacks is not known', () => {
  expect(readDevices([{ id: 7, browser: 4, isCurrent: 'yes' }])).toEqual([
    {
      id: '7',
      browser: null,
      system: null,
      startedAt: '',
      lastUsedAt: '',
      isCurrent: false,
      isFrame: false,
    },
  ]);
});
