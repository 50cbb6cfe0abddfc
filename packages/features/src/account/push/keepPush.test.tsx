import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShellContainer } from '../../shell';
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
  settle,
  type FakePush,
} from '../../testing';
import { press } from '../../testing/harness/press';
import { readPushOwner, writePushOwner } from './pushOwner';

const ON = 'PUT /account/push/subscription';
const FIRST = 'https://push.example/1';

interface Opening {
  /** Whether the server tells this session. */
  isOn?: boolean;
  /** Who has turned it on here. */
  owner?: string | null;
  push?: FakePush;
  user?: typeof pushUser;
  /** In which it was turned on. */
  language?: string;
}

/** Any page of the product, opened where somebody has turned pushes on before. */
async function open({
  isOn = true,
  owner = pushUser.id,
  push = createFakePush({ permission: 'granted' }),
  user = pushUser,
  language = '',
}: Opening = {}) {
  const backend = createFakeBackend({
    areas: [authFake(), accountFake({ user }), pushFake({ isOn })],
  });
  const environment = createFakeEnvironment({ push });
  const storage = environment.storage.local;
  if (owner !== null) {
    writePushOwner(storage, { userId: owner, endpoint: FIRST, language });
    await push.subscribe('key-of-the-server');
  }
  render(
    <FakeClubline backend={backend} user={user} environment={environment}>
      <ShellContainer path="/clubs">
        <h1>Page</h1>
      </ShellContainer>
    </FakeClubline>,
  );
  await screen.findByRole('heading', { name: 'Page' });
  const told = () => backend.callsTo(ON).map(({ body }) => (body as { endpoint: string }).endpoint);
  const isAsked = () => backend.callsTo('GET /account/push').length > 0;
  return { push, told, isAsked, owner: () => readPushOwner(storage) };
}

test('what was turned on goes on in a new session', async () => {
  const { told } = await open({ isOn: false });
  await waitFor(() => expect(told()).toEqual([FIRST]));
});

test('an address that the browser has made anew is told', async () => {
  const push = createFakePush({ permission: 'granted' });
  push.expire();
  const { told, owner } = await open({ push });
  await waitFor(() => expect(told()).toEqual(['https://push.example/2']));
  await waitFor(() => expect(owner()?.endpoint).toBe('https://push.example/2'));
});

test('it goes on in the language that was chosen meanwhile', async () => {
  const { told } = await open({ language: 'es' });
  await waitFor(() => expect(told()).toEqual([FIRST]));
});

test('where all is as it was, the server is told nothing', async () => {
  const { told, isAsked } = await open();
  await waitFor(() => expect(isAsked()).toBe(true));
  await settle();
  expect(told()).toEqual([]);
});

test.each<[string, Opening]>([
  ['who has not turned it on', { owner: null }],
  ['a server that does not push', { user: demoUser }],
  ['who has forbidden it since', { push: createFakePush({ permission: 'denied' }) }],
])('nothing is asked for %s', async (_whom, opening) => {
  const { told, isAsked } = await open({ isOn: false, ...opening });
  await settle();
  expect(isAsked()).toBe(false);
  expect(told()).toEqual([]);
});

test('somebody else in the same browser is told nothing, and ends what its owner was', async () => {
  const { push, told, owner } = await open({ isOn: false, owner: 'somebody-else' });
  await waitFor(() => expect(push.subscribedWith()).toBeNull());
  expect(told()).toEqual([]);
  expect(owner()?.userId).toBe('somebody-else');
});

test('signing out silences the browser, and forgets nobody', async () => {
  const { push, owner } = await open();
  await press('Logout');
  await press('Log out');
  await waitFor(() => expect(push.subscribedWith()).toBeNull());
  expect(owner()?.userId).toBe(pushUser.id);
});
