import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { accountsFake, amy, ben, clubsFake, createFakeBackend, createFakeClock, createFakeHost, createStoryClock, demoUser, FakeClubline, FakeReply, fakeClub, type ClubsFakeOptions, type FakeBackend, type FakeClublineProps } from '../testing';
import { ClubsScreen } from './ClubsScreen';
import { CreateClubScreen } from './CreateClubScreen';

vi.setConfig({ testTimeout: 20_000 });

const onNavigate = vi.fn<(to: string, options?: object) => void>();
const picture = new File(['x'], 'lake.png', { type: 'image/png' });
const everybody = [demoUser, amy, ben];

function open(options: ClubsFakeOptions = {}, around: Partial<FakeClublineProps> = {}, screenShown = <CreateClubScreen />) {
  onNavigate.mockClear();
  const backend = createFakeBackend({ areas: [accountsFake(), clubsFake({ people: everybody, embeds: true, ...options })] });
  const host = around.host ?? createFakeHost({ clock: createStoryClock() });
  const tree = (child: ReactNode) => (
    <FakeClubline backend={backend} host={host} onNavigate={onNavigate} {...around}>
      {child}
    </FakeClubline>
  );
  const view = render(tree(screenShown));
  return { backend, host, ...view, show: (child: ReactNode) => view.rerender(tree(child)) };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, text: string) => userEvent.type(field(name), text);
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Club' }));
const created = (backend: FakeBackend) => backend.callsTo('POST /clubs').map(({ body }) => body);
const order = (backend: FakeBackend) => backend.calls.map(({ method, path }) => `${method} ${path}`).filter((call) => !call.includes('/auth/'));

describe.each([{ embeds: true }, { embeds: false }])('a backend with embeds $embeds', ({ embeds }) => {
  test('co-owners are looked up, the club is made, found, gets its picture, and is opened', async () => {
    const { backend } = open({ embeds });
    await type('Club Name', '  Fan’s Hub ');
    await type('Description', ' Every match. ');
    await type('Co-Owners', '@amy_lake, nobody, amy_lake, maya,');
    await userEvent.upload(screen.getByLabelText(/Club Picture/), picture);
    await create();
    expect(await screen.findByText('Club created 🎉')).toBeTruthy();
    expect(screen.getByText('“Fan’s Hub” is live.')).toBeTruthy();
    expect(created(backend)).toEqual([{ name: 'Fan’s Hub', slug: 'fans-hub', ownerId: demoUser.id, description: 'Every match.', isPrivate: false, coOwnerIds: amy.id }]);
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
});

test('without description and co-owners the first is left out and the second empty', async () => {
  const { backend } = open();
  await type('Club Name', 'Dawn Patrol');
  await type('Description', '   ');
  await create();
  await screen.findByText('Club created 🎉');
  expect(created(backend)).toEqual([{ name: 'Dawn Patrol', slug: 'dawn-patrol', ownerId: demoUser.id, isPrivate: false, coOwnerIds: '' }]);
  expect(order(backend)).toEqual(['POST /clubs']);
});

test('a co-owner whose look-up fails is left out without a word', async () => {
  const { backend } = open();
  backend.fail('GET /users/get-user-by-username/amy_lake');
  await type('Club Name', 'Dawn Patrol');
  await type('Co-Owners', 'amy_lake, ben_torres');
  await create();
  expect(await screen.findByText('Club created 🎉')).toBeTruthy();
  expect(created(backend)).toMatchObject([{ coOwnerIds: ben.id }]);
});

test('the new club stands among one’s own without a reload', async () => {
  const kit = open({ clubs: [fakeClub({ id: 'old', name: 'Old', memberIds: [demoUser.id] })] }, {}, <ClubsScreen tab="my" />);
  await screen.findByText('Old');
  kit.show(<CreateClubScreen />);
  await type('Club Name', 'Dawn Patrol');
  await create();
  await screen.findByText('Club created 🎉');
  kit.show(<ClubsScreen tab="my" />);
  expect(await screen.findByText('Dawn Patrol')).toBeTruthy();
});

describe('finding the club', () => {
  const wait = (clock: ReturnType<typeof createFakeClock>, ms: number) => act(() => clock.advance(ms));

  test('six searches with growing waits, then the list', async () => {
    const clock = createFakeClock();
    const { backend } = open({ embeds: false }, { host: createFakeHost({ clock }) });
    backend.handle('GET /clubs', () => ({ data: { clubs: [{ id: 'x', name: 'Dawn Patrol Two', slug: 'dawn-patrol-2' }, { id: 'y', name: 'Dawn Patrol', slug: 'dawn-patrol', ownerId: amy.id }] } }));
    await type('Club Name', 'Dawn Patrol');
    await create();
    const asked = () => backend.callsTo('GET /clubs').length;
    await waitFor(() => expect(asked()).toBe(1));
    expect(Object.fromEntries(backend.callsTo('GET /clubs')[0]?.query ?? [])).toEqual({ search: 'dawn-patrol', limit: '20', sortBy: 'createdAt', order: 'DESC' });
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
    const { backend } = open({ embeds: false }, { host: createFakeHost({ clock }) });
    backend.handle('GET /clubs', () => ({ clubs: [{ id: 'found', name: 'Dawn  Patrol!' }] }));
    backend.fail('GET /clubs', 'network', 1);
    await type('Club Name', 'Dawn Patrol');
    await create();
    await waitFor(() => expect(backend.callsTo('GET /clubs')).toHaveLength(1));
    await wait(clock, 200);
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs/found', undefined));
  });

  test('who has left the screen meanwhile is not led away', async () => {
    const clock = createFakeClock();
    const kit = open({ embeds: false, clubs: [] }, { host: createFakeHost({ clock }) });
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

test('a picture that fails to arrive says nothing', async () => {
  const { backend } = open();
  backend.fail('PATCH /clubs/:id/image');
  await type('Club Name', 'Dawn Patrol');
  await userEvent.upload(screen.getByLabelText(/Club Picture/), picture);
  await create();
  expect(await screen.findByText('Club created 🎉')).toBeTruthy();
  expect(backend.callsTo('PATCH /clubs/:id/image')).toHaveLength(1);
  expect(screen.queryByText('The server is tired.')).toBeNull();
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/clubs/club-1', undefined);
});

describe('names that will not do', () => {
  test.each([
    ['  ', ['Club name required']],
    [' ab ', ['Club name too short', 'Please enter at least 3 characters.']],
    ['!!!!', ['Create failed', 'Club name must produce a slug of at least 3 characters.']],
  ])('%j: nothing is sent, and it is said why', async (name, texts) => {
    const { backend } = open();
    await type('Club Name', `${name}{Enter}`);
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
    expect(order(backend)).toEqual([]);
    expect(field('Club Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Club Name'));
    await type('Club Name', 'c');
    expect(field('Club Name').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('refusals', () => {
  const refuse = async (reply: FakeReply | 'network') => {
    const kit = open();
    kit.backend.fail('POST /clubs', reply);
    await type('Club Name', 'Dawn Patrol');
    await create();
    return kit;
  };

  test.each<[string, FakeReply | 'network', string]>([
    ['result.response.errors', new FakeReply(400, { result: { response: { errors: [{ property: 'name', messages: ['a', 'b'] }] } }, message: 'x' }), 'a • b'],
    ['errors', new FakeReply(400, { errors: ['a', 'b'], message: 'x' }), 'a • b'],
    ['a message array', new FakeReply(400, { message: ['a', 'b'] }), 'a • b'],
    ['a message', new FakeReply(409, { message: 'That name is taken.' }), 'That name is taken.'],
    ['an error', new FakeReply(409, { error: 'That name is taken.' }), 'That name is taken.'],
    ['nothing', new FakeReply(500), 'Failed to create club. Please try again.'],
    ['a network that is gone', 'network', 'The server could not be reached. Please check your connection and try again.'],
  ])('with %s: what was written stays, and can be sent again', async (_title, reply, text) => {
    const { backend } = await refuse(reply);
    expect(await screen.findByText('Create failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(field('Club Name').value).toBe('Dawn Patrol');
    expect(onNavigate).not.toHaveBeenCalled();
    await create();
    await waitFor(() => expect(backend.callsTo('POST /clubs')).toHaveLength(2));
  });

  test.each([
    ['a 401', new FakeReply(401, { message: 'No.' })],
    ['a 401 that ends the session', new FakeReply(401, { message: 'Unauthorized' })],
  ])('%s leads to signing in, and the text is there afterwards', async (_title, reply) => {
    const kit = await refuse(reply);
    expect(await screen.findByText('Sign in required')).toBeTruthy();
    expect(screen.getByText('Please sign in to create a club.')).toBeTruthy();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?next=%2Fcreate-club', { replace: true });
    kit.unmount();
    render(
      <FakeClubline host={kit.host}>
        <CreateClubScreen />
      </FakeClubline>,
    );
    await waitFor(() => expect(field('Club Name').value).toBe('Dawn Patrol'));
  });

  test('a session that ends while co-owners are looked up makes no club', async () => {
    const { backend } = open();
    backend.fail('GET /users/get-user-by-username/:name', new FakeReply(401, { message: 'Unauthorized' }));
    await type('Club Name', 'Dawn Patrol');
    await type('Co-Owners', 'amy_lake');
    await create();
    expect(await screen.findByText('Please sign in to create a club.')).toBeTruthy();
    expect(created(backend)).toEqual([]);
  });

  test('who is signed out is asked to sign in, without a call', async () => {
    const { backend } = open({}, { user: null });
    await type('Club Name', 'Dawn Patrol');
    await create();
    expect(await screen.findByText('Please sign in to create a club.')).toBeTruthy();
    expect(order(backend)).toEqual([]);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/auth?next=%2Fcreate-club', { replace: true });
  });
});

test('while it is being made the button says so, and a second press sends nothing', async () => {
  const { backend } = open();
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
  const kit = open();
  await type('Club Name', 'Dawn Patrol');
  await type('Description', 'Early.');
  await type('Co-Owners', 'amy_lake');
  kit.show(<p>Elsewhere</p>);
  kit.show(<CreateClubScreen />);
  expect(['Club Name', 'Description', 'Co-Owners'].map((name) => field(name).value)).toEqual(['Dawn Patrol', 'Early.', 'amy_lake']);
  await create();
  await screen.findByText('Club created 🎉');
  kit.show(<p>Elsewhere</p>);
  kit.show(<CreateClubScreen />);
  expect(['Club Name', 'Description', 'Co-Owners'].map((name) => field(name).value)).toEqual(['', '', '']);
});

test('the cross leads to the clubs', () => {
  open();
  expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/clubs');
});
