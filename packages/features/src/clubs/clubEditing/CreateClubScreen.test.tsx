import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  amy,
  ben,
  createFakeClock,
  createFakeEnvironment,
  demoUser,
  fakeClub,
  FakeClubline,
  type FakeBackend,
  type FakeClock,
} from '../../testing';
import { ClubsScreen } from '../clubList/ClubsScreen';
import { CreateClubScreen } from './CreateClubScreen';
import {
  create,
  created,
  field,
  onNavigate,
  openCreateClub,
  order,
  picture,
  type,
} from './testing/openCreateClub';

vi.setConfig({ testTimeout: 20_000 });

describe.each([{ embeds: true }, { embeds: false }])(
  'a backend with embeds $embeds',
  ({ embeds }) => {
    test('co-owners are found, the club is made, given its picture, opened', async () => {
      const { backend } = openCreateClub({ embeds });
      await type('Club Name', '  Fan’s Hub ');
      await type('Description', ' Every match. ');
      await type('Co-Owners', '@amy_lake, nobody, amy_lake, maya,');
      await userEvent.upload(screen.getByLabelText(/Club Picture/), picture);
      await create();
      expect(await screen.findByText('Club created 🎉')).toBeTruthy();
      expect(screen.getByText('“Fan’s Hub” is live.')).toBeTruthy();
      expect(created(backend)).toEqual([
        {
          name: 'Fan’s Hub',
          slug: 'fans-hub',
          ownerId: demoUser.id,
          description: 'Every match.',
          isPrivate: false,
          coOwnerIds: amy.id,
        },
      ]);
      expect(order(backend)).toEqual([
        'GET /users/get-user-by-username/amy_lake',
        'GET /users/get-user-by-username/nobody',
        'POST /clubs',
        ...(embeds ? [] : ['GET /clubs']),
        'PATCH /clubs/club-1/image',
      ]);
      const form = backend.callsTo('PATCH /clubs/club-1/image')[0]?.body as FormData;
      expect((form.get('club-picture') as File).name).toBe('lake.png');
      expect(onNavigate.mock.calls.map(([to]) => to)).toEqual(['/clubs/club-1']);
    });
  },
);

test.each([
  [{ invitations: {} }, 'amy_lake', '“Dawn Patrol” is live. 1 co-owner has been invited.'],
  [
    { invitations: {} },
    'amy_lake, ben_torres',
    '“Dawn Patrol” is live. 2 co-owners have been invited.',
  ],
  [{ invitations: {} }, '', '“Dawn Patrol” is live.'],
  // Makes them co-owners at once.
  [{}, 'amy_lake', '“Dawn Patrol” is live.'],
])('a server with %j that was named %j: %s', async (options, typed, words) => {
  openCreateClub(options);
  await type('Club Name', 'Dawn Patrol');
  if (typed) await type('Co-Owners', typed);
  await create();
  expect(await screen.findByText(words)).toBeTruthy();
});

test('without description and co-owners the first is left out and the second empty', async () => {
  const { backend } = openCreateClub();
  await type('Club Name', 'Dawn Patrol');
  await type('Description', '   ');
  await create();
  await screen.findByText('Club created 🎉');
  expect(created(backend)).toEqual([
    {
      name: 'Dawn Patrol',
      slug: 'dawn-patrol',
      ownerId: demoUser.id,
      isPrivate: false,
      coOwnerIds: '',
    },
  ]);
  expect(order(backend)).toEqual(['POST /clubs']);
});

test('a co-owner whose look-up fails is left out without a word', async () => {
  const { backend } = openCreateClub();
  backend.fail('GET /users/get-user-by-username/amy_lake');
  await type('Club Name', 'Dawn Patrol');
  await type('Co-Owners', 'amy_lake, ben_torres');
  await create();
  expect(await screen.findByText('Club created 🎉')).toBeTruthy();
  expect(created(backend)).toMatchObject([{ coOwnerIds: ben.id }]);
});

test('the new club stands among one’s own without a reload', async () => {
  const kit = openCreateClub(
    { clubs: [fakeClub({ id: 'old', name: 'Old', memberIds: [demoUser.id] })] },
    {},
    <ClubsScreen tab="my" />,
  );
  await screen.findByText('Old');
  kit.show(<CreateClubScreen />);
  await type('Club Name', 'Dawn Patrol');
  await create();
  await screen.findByText('Club created 🎉');
  kit.show(<ClubsScreen tab="my" />);
  expect(await screen.findByText('Dawn Patrol')).toBeTruthy();
});

describe('finding the club', () => {
  const wait = (clock: ReturnType<typeof createFakeClock>, ms: number) =>
    act(() => clock.advance(ms));

  test('six searches with growing waits, then the list', async () => {
    const clock = createFakeClock();
    const { backend } = openCreateClub(
      { embeds: false },
      { environment: createFakeEnvironment({ clock }) },
    );
    backend.handle('GET /clubs', () => ({
      data: {
        clubs: [
          { id: 'x', name: 'Dawn Patrol Two', slug: 'dawn-patrol-2' },
          { id: 'y', name: 'Dawn Patrol', slug: 'dawn-patrol', ownerId: amy.id },
        ],
      },
    }));
    await type('Club Name', 'Dawn Patrol');
    await create();
    const asked = () => backend.callsTo('GET /clubs').length;
    await waitFor(() => expect(asked()).toBe(1));
    expect(Object.fromEntries(backend.callsTo('GET /clubs')[0]?.query ?? [])).toEqual({
      search: 'dawn-patrol',
      limit: '20',
      sortBy: 'createdAt',
      order: 'DESC',
    });
    for (const [index, gap] of [200, 400, 600, 800, 1_000].entries()) {
      await wait(clock, gap - 1);
      expect(asked()).toBe(index + 1);
      await wait(clock, 1);
      expect(asked()).toBe(index + 2);
    }
    await wait(clock, 4_000);
    expect(asked()).toBe(6);
    expect(screen.getByText('Club created 🎉')).toBeTruthy();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs', undefined);
  });

  test('a search that fails is tried again; a club without slug is known by its name', async () => {
    const clock = createFakeClock();
    const { backend } = openCreateClub(
      { embeds: false },
      { environment: createFakeEnvironment({ clock }) },
    );
    backend.handle('GET /clubs', () => ({ clubs: [{ id: 'found', name: 'Dawn  Patrol!' }] }));
    backend.fail('GET /clubs', 'network', 1);
    await type('Club Name', 'Dawn Patrol');
    await create();
    await waitFor(() => expect(backend.callsTo('GET /clubs')).toHaveLength(1));
    await wait(clock, 200);
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs/found', undefined),
    );
  });

  test('who has left the screen meanwhile is not led away', async () => {
    const clock = createFakeClock();
    const kit = openCreateClub(
      { embeds: false, clubs: [] },
      { environment: createFakeEnvironment({ clock }) },
    );
    kit.backend.fail('GET /clubs', 'network', 1);
    await type('Club Name', 'Dawn Patrol');
    await create();
    await waitFor(() => expect(kit.backend.callsTo('GET /clubs')).toHaveLength(1));
    kit.show(<p>Elsewhere</p>);
    await wait(clock, 200);
    expect(await screen.findByText('“Dawn Patrol” is live.')).toBeTruthy();
    expect(onNavigate).not.toHaveBeenCalled();
  });
});

describe.each([true, false])('on a server that knows ids of writes: %s', (takesClientIds) => {
  const clubs = (backend: FakeBackend) => backend.callsTo('POST /clubs').length;
  const ids = (backend: FakeBackend) =>
    new Set(created(backend).map((body) => (body as { clientId?: string }).clientId));

  test('a club whose answer is lost is made once, and one is led to it', async () => {
    const { backend } = openCreateClub({ takesClientIds });
    backend.fail('POST /clubs', 'answer', 1);
    await type('Club Name', 'Dawn Patrol');
    await create();
    expect(await screen.findByText('“Dawn Patrol” is live.')).toBeTruthy();
    expect(clubs(backend)).toBe(1);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs/club-1', undefined);
  });

  const pass = (clock: FakeClock, ms: number) => act(() => clock.advance(ms));
  /** Opens the form with a clock of its own, and sends a club that meets `how`. */
  const attempt = async (how: 'network' | 'answer', looksLost = 0) => {
    const clock = createFakeClock();
    const kit = openCreateClub(
      { takesClientIds },
      { environment: createFakeEnvironment({ clock }) },
    );
    kit.backend.fail('POST /clubs', how, 1);
    if (looksLost > 0) kit.backend.fail('GET /clubs', 'network', looksLost);
    await pass(clock, 0);
    await type('Club Name', 'Dawn Patrol');
    await create();
    await pass(clock, 1_000);
    expect(await screen.findByText('Create failed')).toBeTruthy();
    expect(field('Club Name').value).toBe('Dawn Patrol');
    expect(screen.getByText('Not sent')).toBeTruthy();
    return { clock, ...kit };
  };
  const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  test('one that may not have arrived is looked for before it is sent again', async () => {
    const { backend, clock } = await attempt('answer', 2);
    await tryAgain();
    await pass(clock, 10_000);
    expect(await screen.findByText('“Dawn Patrol” is live.')).toBeTruthy();
    expect(clubs(backend)).toBe(1);
  });

  test('where it cannot be looked for it is sent only to who makes nothing twice', async () => {
    const { backend, clock } = await attempt('answer', 4);
    await tryAgain();
    await pass(clock, 10_000);
    expect(clubs(backend)).toBe(takesClientIds ? 2 : 1);
    expect(screen.queryByText('Not sent') !== null).toBe(!takesClientIds);
    if (!takesClientIds) await tryAgain();
    await pass(clock, 10_000);
    expect(await screen.findByText('“Dawn Patrol” is live.')).toBeTruthy();
    expect(ids(backend).size).toBe(1);
  });

  test('one that has not arrived is sent again, with the same id', async () => {
    const { backend, clock } = await attempt('network');
    await create();
    await pass(clock, 10_000);
    expect(await screen.findByText('“Dawn Patrol” is live.')).toBeTruthy();
    expect(clubs(backend)).toBe(2);
    expect(ids(backend).size).toBe(1);
    expect(ids(backend).has(undefined)).toBe(!takesClientIds);
  });

  test('one that has not arrived is the same after a reload', async () => {
    const { backend, clock, environment, unmount } = await attempt('network');
    unmount();
    render(
      <FakeClubline backend={backend} environment={environment} onNavigate={onNavigate}>
        <CreateClubScreen />
      </FakeClubline>,
    );
    await pass(clock, 0);
    expect(screen.getByText('Not sent')).toBeTruthy();
    await tryAgain();
    await pass(clock, 10_000);
    expect(await screen.findByText('“Dawn Patrol” is live.')).toBeTruthy();
    expect(ids(backend).size).toBe(1);
  });

  test('another name is another club', async () => {
    const { backend, clock } = await attempt('network');
    await type('Club Name', 's');
    expect(screen.queryByText('Not sent')).toBeNull();
    await create();
    await pass(clock, 10_000);
    expect(await screen.findByText('“Dawn Patrols” is live.')).toBeTruthy();
    expect(ids(backend).size).toBe(takesClientIds ? 2 : 1);
  });
});

test('a picture that fails to arrive says nothing', async () => {
  const { backend } = openCreateClub();
  backend.fail('PATCH /clubs/:id/image');
  await type('Club Name', 'Dawn Patrol');
  await userEvent.upload(screen.getByLabelText(/Club Picture/), picture);
  await create();
  expect(await screen.findByText('Club created 🎉')).toBeTruthy();
  expect(backend.callsTo('PATCH /clubs/:id/image')).toHaveLength(1);
  expect(screen.queryByText('The server is tired.')).toBeNull();
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs/club-1', undefined);
});

test('while it is being made the button says so, and a second press sends nothing', async () => {
  const { backend } = openCreateClub();
  const release = backend.hold('POST /clubs');
  await type('Club Name', 'Dawn Patrol');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create Club' }));
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating…' });
  expect(busy.disabled).toBe(true);
  release();
  await screen.findByText('Club created 🎉');
  expect(backend.callsTo('POST /clubs')).toHaveLength(1);
});

test('what is written outlives leaving, and ends when the club exists', async () => {
  const kit = openCreateClub();
  await type('Club Name', 'Dawn Patrol');
  await type('Description', 'Early.');
  await type('Co-Owners', 'amy_lake');
  kit.show(<p>Elsewhere</p>);
  kit.show(<CreateClubScreen />);
  expect(['Club Name', 'Description', 'Co-Owners'].map((name) => field(name).value)).toEqual([
    'Dawn Patrol',
    'Early.',
    'amy_lake',
  ]);
  await create();
  await screen.findByText('Club created 🎉');
  kit.show(<p>Elsewhere</p>);
  kit.show(<CreateClubScreen />);
  expect(['Club Name', 'Description', 'Co-Owners'].map((name) => field(name).value)).toEqual([
    '',
    '',
    '',
  ]);
});

test('the cross leads to the clubs', () => {
  openCreateClub();
  expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/clubs');
});
