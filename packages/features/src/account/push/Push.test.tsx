import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  accountFake,
  authFake,
  createFakeBackend,
  createFakeEnvironment,
  createFakePush,
  demoUser,
  FakeClubline,
  pushFake,
  pushUser,
  type FakeBackend,
  type FakePush,
} from '../../testing';
import { press } from '../../testing/harness/press';
import { SettingsScreen } from '../SettingsScreen';
import { readPushSettings } from './push.calls';
import { readPushOwner } from './pushOwner';

vi.setConfig({ testTimeout: 20_000 });

const KINDS = 'PUT /account/push/kinds';
const ON = 'PUT /account/push/subscription';
const OFF = 'DELETE /account/push/subscription';

interface Opening {
  push?: FakePush | null;
  user?: typeof pushUser;
  isOn?: boolean;
  prepare?: (backend: FakeBackend) => void;
}

function open({ push = createFakePush(), user = pushUser, isOn = false, prepare }: Opening = {}) {
  const areas = [authFake(), accountFake({ user }), pushFake({ isOn })];
  const backend = createFakeBackend({ areas });
  prepare?.(backend);
  const environment = createFakeEnvironment({ push });
  render(
    <FakeClubline backend={backend} user={user} environment={environment}>
      <SettingsScreen />
    </FakeClubline>,
  );
  return { backend, push, owner: () => readPushOwner(environment.storage.local) };
}
const turn = async (name: string) => userEvent.click(await screen.findByRole('switch', { name }));
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
const says = (text: string) => screen.findByText(text);

test('a server that does not say that it pushes is not asked', async () => {
  const { backend } = open({ user: demoUser });
  expect(await screen.findByRole('button', { name: 'Update Profile' })).toBeTruthy();
  expect(screen.queryByText('Push notifications')).toBeNull();
  expect(backend.callsTo('GET /account/push')).toHaveLength(0);
});

test('the browser asks upon a press and not before, and then subscribes', async () => {
  const { backend, push, owner } = open();
  await says('Off in this browser');
  expect(push?.timesAsked()).toBe(0);
  await press('Turn on');
  await says('On in this browser');
  await says('Push notifications are on in this browser');
  expect(push?.timesAsked()).toBe(1);
  expect(push?.subscribedWith()).toBe('key-of-the-server');
  expect(owner()).toMatchObject({ userId: pushUser.id, endpoint: 'https://push.example/1' });
  expect(backend.callsTo(ON).map(({ body }) => body)).toEqual([
    {
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'B', auth: 'A' },
      // It shows that this is a whole session, and nobody who was lent a token of it.
      refreshToken: expect.stringMatching(/^refresh-/),
    },
  ]);
});

test('who says no is told how to change that, and nothing is sent', async () => {
  const { backend } = open({ push: createFakePush({ says: 'denied' }) });
  await press('Turn on');
  await says('Your browser blocks them');
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
  expect(backend.callsTo(ON)).toHaveLength(0);
});

test('who closes the question may press again', async () => {
  const { push } = open({ push: createFakePush({ says: 'default' }) });
  await press('Turn on');
  await waitFor(() => expect(push?.timesAsked()).toBe(1));
  await press('Turn on');
  await waitFor(() => expect(push?.timesAsked()).toBe(2));
  expect(screen.getByText('Off in this browser')).toBeTruthy();
});

test('a browser without them says so; the kinds can be chosen all the same', async () => {
  const { backend } = open({ push: null });
  await says('This browser cannot receive them');
  await turn('Mentions of you');
  await waitFor(() => expect(backend.callsTo(KINDS)).toHaveLength(1));
});

test.each([
  ['its push service', { push: createFakePush({ isBroken: true }) }],
  ['the server', { prepare: (backend: FakeBackend) => backend.fail(ON) }],
])('where %s fails it stays off, and says so', async (_what, opening) => {
  open(opening);
  await press('Turn on');
  await says('They could not be turned on');
  expect(screen.getByText('Off in this browser')).toBeTruthy();
});

test('what a browser says of its push service is not shown', async () => {
  open({ push: createFakePush({ isBroken: true }) });
  await press('Turn on');
  await says('Please try again.');
  expect(screen.queryByText(/Registration failed/)).toBeNull();
});

test('turning it off ends it on the server and in the browser', async () => {
  const push = createFakePush({ permission: 'granted' });
  await push.subscribe('key');
  const { backend, owner } = open({ push, isOn: true });
  await press('Turn off');
  await says('Off in this browser');
  expect(backend.callsTo(OFF)).toHaveLength(1);
  await waitFor(() => expect(push.subscribedWith()).toBeNull());
  expect(owner()).toBeNull();
});

test('where turning it off fails it stays on, and says so', async () => {
  const push = createFakePush({ permission: 'granted' });
  open({ push, isOn: true, prepare: (backend) => backend.fail(OFF) });
  await press('Turn off');
  await says('They could not be turned off');
  expect(screen.getByText('On in this browser')).toBeTruthy();
});

test('each kind is stored with the others', async () => {
  const { backend } = open();
  await turn('Answers to your posts and comments');
  await turn('Messages in the World Finals chat');
  await waitFor(() => expect(backend.callsTo(KINDS)).toHaveLength(2));
  expect(backend.callsTo(KINDS).at(-1)?.body).toEqual({
    replies: false,
    mentions: true,
    rooms: ['aqua_world_finals_2025'],
  });
  await turn('Messages in the World Finals chat');
  await waitFor(() => expect(backend.callsTo(KINDS)).toHaveLength(3));
  expect(backend.callsTo(KINDS).at(-1)?.body).toMatchObject({ rooms: [] });
});

test('a choice that cannot be stored is taken back', async () => {
  open({ prepare: (backend) => backend.fail(KINDS) });
  await turn('Mentions of you');
  await says('Your choice could not be saved');
  await waitFor(() => expect(isChosen('Mentions of you')).toBe(true));
});

test('what a server leaves out is read as told, and off', () => {
  expect(readPushSettings({ data: { kinds: { rooms: ['a', 7] } } })).toEqual({
    kinds: { replies: true, mentions: true, rooms: ['a'] },
    publicKey: '',
    isOn: false,
  });
});
