import { SEEN_VALUES } from '@clubline/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  authFake,
  amy,
  ben,
  clubsFake,
  createFakeBackend,
  createFakeEnvironment,
  demoUser,
  fakeClub,
  FakeClubline,
  FakeReply,
  type ClubsFakeOptions,
  type FakeBackend,
  type FakeClublineProps,
} from '../../testing';
import { expectRefused, refusalsOf } from '../../testing/refusals.fixtures';
import { ClubSettingsScreen } from './ClubSettingsScreen';

vi.setConfig({ testTimeout: 20_000 });

const picture = new File(['x'], 'lake.png', { type: 'image/png' });
const lakeside = (fields = {}) =>
  fakeClub({
    id: 'c1',
    name: 'Lakeside',
    description: 'Rides.',
    memberIds: [amy.id, ben.id],
    ...fields,
  });
const owned = () => lakeside({ ownerId: demoUser.id, ownerPerson: demoUser });

function open(
  options: ClubsFakeOptions,
  prepare: (backend: FakeBackend) => void = () => undefined,
  around: Partial<FakeClublineProps> = {},
) {
  const backend = createFakeBackend({ areas: [authFake(), clubsFake(options)] });
  prepare(backend);
  render(
    <FakeClubline backend={backend} {...around}>
      <ClubSettingsScreen clubId="c1" />
    </FakeClubline>,
  );
  return backend;
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const rename = async (name: string) => {
  await userEvent.clear(await field('Club Name'));
  if (name) await userEvent.type(await field('Club Name'), name);
};
const choosePicture = async () =>
  userEvent.upload(await screen.findByLabelText(/Club Picture/), picture);
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
const patches = (backend: FakeBackend) =>
  backend.calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path);

describe.each([{ embeds: false }, { embeds: true }])(
  'a backend with embeds $embeds',
  ({ embeds }) => {
    test.each([
      [
        'the owner',
        { ownerId: demoUser.id, ownerPerson: demoUser },
        'You are owner of the club',
        true,
      ],
      ['a co-owner', { coOwnerIds: [demoUser.id] }, 'You are owner of the club', true],
      ['a member', { memberIds: [demoUser.id] }, 'You are a member of the club', false],
      ['anybody else', {}, 'You are not a member of the club', false],
    ])('%s hears what they are, and may edit or not', async (_who, fields, standing, mayEdit) => {
      const backend = open({ clubs: [lakeside(fields)], embeds });
      expect(await screen.findByText(standing)).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1, name: 'Club Settings' })).toBeTruthy();
      expect(screen.getByText('Lakeside')).toBeTruthy();
      expect(screen.queryAllByRole('form', { name: 'Edit club' })).toHaveLength(mayEdit ? 1 : 0);
      expect(
        screen.queryAllByText('Only the owner or a co-owner can edit this club.'),
      ).toHaveLength(mayEdit ? 0 : 1);
      expect(backend.callsTo('GET /clubs/c1/details')[0]?.query.get('user_id')).toBe(demoUser.id);
      expect(backend.callsTo('GET /club-channels/c1')).toHaveLength(0);
    });

    test('text is saved with its slug and shown at once', async () => {
      const backend = open({ clubs: [owned()], embeds });
      await rename('  Harbour Riders ');
      await userEvent.clear(await field('Description'));
      await save();
      expect(await screen.findByText('Club updated')).toBeTruthy();
      expect(backend.callsTo('PATCH /clubs/c1').map(({ body }) => body)).toEqual([
        { name: 'Harbour Riders', slug: 'harbour-riders', description: '' },
      ]);
      expect(patches(backend)).toEqual(['/clubs/c1']);
      expect(screen.getByText('Harbour Riders')).toBeTruthy();
      // For the page, before it is saved, and after.
      await waitFor(() => expect(backend.callsTo('GET /clubs/c1/details')).toHaveLength(3));
      expect((await field('Club Name')).value).toBe('Harbour Riders');
      expect((await field('Description')).value).toBe('');
    });
  },
);

test('co-owners are known by objects as well as by ids', async () => {
  open({}, (backend) =>
    backend.handle('GET /clubs/c1/details', () => ({
      data: {
        clubName: 'Lakeside',
        owner: amy,
        coOwners: [{ id: demoUser.id, firstName: 'Maya' }],
      },
    })),
  );
  expect(await screen.findByText('You are owner of the club')).toBeTruthy();
});

test('saving says so, and a second press sends nothing', async () => {
  const backend = open({ clubs: [owned()] });
  const release = backend.hold('PATCH /clubs/c1');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Save Changes' }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving…' })).disabled).toBe(
    true,
  );
  release();
  expect(await screen.findByText('Club updated')).toBeTruthy();
  expect(patches(backend)).toEqual(['/clubs/c1']);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'done'],
  ['something else', { ok: true }],
])('a save answered with %s is a save', async (_title, body) => {
  open({ clubs: [owned()] }, (backend) => backend.handle('PATCH /clubs/c1', () => body));
  await save();
  expect(await screen.findByText('Club updated')).toBeTruthy();
});

test.each([1, 2])('a text that was stored is saved, %s answers lost', async (times) => {
  open({ clubs: [owned()] }, (backend) => backend.fail('PATCH /clubs/c1', 'answer', times));
  await rename('Harbour Riders');
  await save();
  expect(await screen.findByText('Club updated')).toBeTruthy();
  expect(screen.queryByText('Update failed')).toBeNull();
});

test.each([
  ['', ['Club name required']],
  ['ab', ['Club name too short', 'Please enter at least 3 characters.']],
  ['!!!!', ['Update failed', 'Club name must produce a slug of at least 3 characters.']],
])('the name %j is not sent, and it is said why', async (name, texts) => {
  const backend = open({ clubs: [owned()] });
  await rename(name);
  await save();
  for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
  expect(patches(backend)).toEqual([]);
  expect((await field('Club Name')).getAttribute('aria-invalid')).toBe('true');
});

describe('the picture', () => {
  test('goes alone when no text differs, and has its own words', async () => {
    const backend = open({ clubs: [owned()] });
    await choosePicture();
    await save();
    expect(await screen.findByText('Picture updated')).toBeTruthy();
    expect(patches(backend)).toEqual(['/clubs/c1/image']);
    const form = backend.callsTo('PATCH /clubs/c1/image')[0]?.body as FormData;
    expect((form.get('club-picture') as File).name).toBe('lake.png');
    expect(screen.queryByText('lake.png')).toBeNull();
    expect(screen.queryByText('Club updated')).toBeNull();
  });

  test.each([1, 2])('that was stored is saved, %s answers lost', async (times) => {
    const backend = open({ clubs: [owned()] }, (server) =>
      server.fail('PATCH /clubs/c1/image', 'answer', times),
    );
    await choosePicture();
    await save();
    expect(await screen.findByText('Picture updated')).toBeTruthy();
    expect(screen.queryByText('Image upload failed')).toBeNull();
    expect(patches(backend)).toEqual(['/clubs/c1/image', '/clubs/c1/image']);
  });

  test('follows the text when both differ', async () => {
    const backend = open({ clubs: [owned()] });
    await rename('Harbour Riders');
    await choosePicture();
    await save();
    expect(await screen.findByText('Picture updated')).toBeTruthy();
    expect(patches(backend)).toEqual(['/clubs/c1', '/clubs/c1/image']);
  });

  test('that fails says why, keeps the choice, and leaves the saved text saved', async () => {
    const backend = open({ clubs: [owned()] }, (server) =>
      server.fail('PATCH /clubs/c1/image', new FakeReply(413, { message: 'Too large.' }), 1),
    );
    await rename('Harbour Riders');
    await choosePicture();
    await save();
    expect(await screen.findByText('Image upload failed')).toBeTruthy();
    expect(screen.getAllByText('Too large.')).toHaveLength(2);
    expect(screen.getByText('lake.png')).toBeTruthy();
    expect((await field('Club Name')).value).toBe('Harbour Riders');
    await save();
    expect(await screen.findByText('Picture updated')).toBeTruthy();
    expect(patches(backend)).toEqual(['/clubs/c1', '/clubs/c1/image', '/clubs/c1/image']);
  });

  test('is not sent after a text that was refused', async () => {
    const backend = open({ clubs: [owned()] }, (server) =>
      server.fail(
        'PATCH /clubs/c1',
        new FakeReply(400, { errors: [{ property: 'name', messages: ['a', 'b'] }] }),
        1,
      ),
    );
    await rename('Harbour Riders');
    await choosePicture();
    await save();
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.getByText('a • b')).toBeTruthy();
    expect(patches(backend)).toEqual(['/clubs/c1']);
    expect((await field('Club Name')).value).toBe('Harbour Riders');
    expect(screen.getByText('lake.png')).toBeTruthy();
    await save();
    expect(await screen.findByText('Picture updated')).toBeTruthy();
  });
});

test.each([
  ...refusalsOf('name', 'That name is taken.').map((row) => ['Club Name', ...row] as const),
  ...refusalsOf('description').map((row) => ['Description', ...row] as const),
])('what is refused stands under %s, as %s says it', async (name, _shape, reply, text) => {
  open({ clubs: [owned()] }, (server) => server.fail('PATCH /clubs/c1', reply));
  await rename('Harbour Riders');
  await save();
  await expectRefused(await field(name), text);
  expect((await field('Club Name')).value).toBe('Harbour Riders');
});

test('who is signed out is asked to sign in, without a call', async () => {
  const backend = open({ clubs: [lakeside()] }, undefined, { user: null });
  expect(await screen.findByText('Please sign in to edit this club.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/auth?next=%2Fclub-settings%2Fc1',
  );
  expect(backend.callsTo('GET /clubs/c1/details')).toHaveLength(0);
});

test('the cross leads back to the club, and nothing here removes it', async () => {
  open({ clubs: [owned()] });
  await screen.findByRole('form', { name: 'Edit club' });
  expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/clubs/c1');
  expect(screen.queryByRole('button', { name: /delete/i })).toBeNull();
});

test('a club that is not there', async () => {
  open({ clubs: [] });
  expect(await screen.findByRole('heading', { name: 'This club does not exist' })).toBeTruthy();
});

test('a club that could not be loaded can be asked for again', async () => {
  open({ clubs: [owned()] }, (backend) =>
    backend.fail(
      'GET /clubs/c1/details',
      new FakeReply(500, { message: 'The server is tired.' }),
      1,
    ),
  );
  expect(await screen.findByText('The server is tired.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form', { name: 'Edit club' })).toBeTruthy();
});

test(
  'what was changed and not saved is there again after leaving the page; saving ends the ' +
    'draft',
  async () => {
    const environment = createFakeEnvironment();
    const backend = createFakeBackend({ areas: [authFake(), clubsFake({ clubs: [owned()] })] });
    const openScreen = () =>
      render(
        <FakeClubline backend={backend} environment={environment}>
          <ClubSettingsScreen clubId="c1" />
        </FakeClubline>,
      );
    const first = openScreen();
    await rename('Lakeside Riders');
    first.unmount();
    const second = openScreen();
    expect((await field('Club Name')).value).toBe('Lakeside Riders');
    await save();
    expect(await screen.findByText('Club updated')).toBeTruthy();
    second.unmount();
    backend.handle('GET /clubs/:id/details', () => ({
      data: { clubName: 'Renamed elsewhere', memberCount: 1, owner: demoUser, coOwners: [] },
    }));
    openScreen();
    await waitFor(async () => expect((await field('Club Name')).value).toBe('Renamed elsewhere'));
  },
);

describe('settings that somebody else has changed meanwhile', () => {
  const changed = 'These settings were changed meanwhile';
  const begin = async () => {
    const club = owned();
    const backend = open({ clubs: [club], embeds: true });
    await rename('Mine');
    Object.assign(club, { name: 'Theirs', description: 'Sprints.' });
    await save();
    expect((await screen.findAllByText(changed)).length).toBeGreaterThan(0);
    expect(await screen.findByText('It is “Theirs” now, with “Sprints.”.')).toBeTruthy();
    expect(patches(backend)).toEqual([]);
    expect((await field('Club Name')).value).toBe('Mine');
    return backend;
  };

  test('are shown, not overwritten, until somebody says so', async () => {
    const backend = await begin();
    await save();
    expect(patches(backend)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep what I wrote' }));
    await save();
    expect(await screen.findByText('Club updated')).toBeTruthy();
    expect(backend.callsTo('PATCH /clubs/c1')[0]?.body).toMatchObject({
      name: 'Mine',
      // Nobody has written another one here.
      description: 'Sprints.',
    });
  });

  test('in the moment of saving are shown as well, where the server sees that', async () => {
    const club = owned();
    const backend = open({ clubs: [club], embeds: true }, ({ additions }) =>
      additions.add(SEEN_VALUES),
    );
    await rename('Mine');
    backend.handle('PATCH /clubs/c1', () => {
      Object.assign(club, { name: 'Theirs', description: 'Sprints.' });
      backend.handle('PATCH /clubs/c1', () => ({}));
      return new FakeReply(409, {
        message: 'Changed.',
        errors: [{ property: 'seen', messages: ['Changed.'] }],
      });
    });
    await save();
    expect((await screen.findAllByText(changed)).length).toBeGreaterThan(0);
    expect(await screen.findByText('It is “Theirs” now, with “Sprints.”.')).toBeTruthy();
    expect((await field('Club Name')).value).toBe('Mine');
    expect(screen.queryByText('Club updated')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep what I wrote' }));
    await save();
    expect(await screen.findByText('Club updated')).toBeTruthy();
    expect(backend.callsTo('PATCH /clubs/c1').map(({ body }) => body)).toEqual([
      {
        name: 'Mine',
        slug: 'mine',
        description: 'Rides.',
        seen: { name: 'Lakeside', description: 'Rides.' },
      },
      {
        name: 'Mine',
        slug: 'mine',
        description: 'Sprints.',
        seen: { name: 'Theirs', description: 'Sprints.' },
      },
    ]);
  });

  test('stand in the fields that are not being changed here, and are not overwritten', async () => {
    const club = owned();
    const backend = open({ clubs: [club], embeds: true });
    await rename('Mine');
    Object.assign(club, { description: 'Sprints.' });
    await save();
    expect(await screen.findByText('Club updated')).toBeTruthy();
    expect(screen.queryByText(changed)).toBeNull();
    expect(backend.callsTo('PATCH /clubs/c1')[0]?.body).toMatchObject({
      name: 'Mine',
      description: 'Sprints.',
    });
    expect((await field('Description')).value).toBe('Sprints.');
  });

  test('take the place of what was written when they are chosen', async () => {
    const backend = await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Use what was saved' }));
    expect((await field('Club Name')).value).toBe('Theirs');
    expect((await field('Description')).value).toBe('Sprints.');
    expect(patches(backend)).toEqual([]);
    expect(screen.queryByText('It is “Theirs” now, with “Sprints.”.')).toBeNull();
  });
});

const DETAILS = 'GET /clubs/:id/details';
const NO_CLUB = 'This club does not exist';
const NOT_SENT = 'What you were writing here was not sent';
const isWatching = (backend: FakeBackend) =>
  waitFor(() =>
    expect(backend.sockets.all.at(-1)?.sent.map(({ event }) => event)).toContain('watchClub'),
  );
/** An owner who has changed both texts. */
async function openChanging(embeds: boolean, around: Partial<FakeClublineProps> = {}) {
  const backend = open({ clubs: [owned()], embeds }, undefined, around);
  await rename('Harbour Riders');
  await userEvent.type(await field('Description'), ' And races.');
  if (embeds) await isWatching(backend);
  return backend;
}
const noClub = () => new FakeReply(404, { message: 'Club not found' });
const expectOffered = async () => {
  expect(await screen.findAllByText(NOT_SENT)).toHaveLength(2);
  for (const words of ['Harbour Riders', 'Rides. And races.'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Edit club' })).toBeNull();
};

describe('what was being changed of a club', () => {
  test('that is deleted meanwhile is offered as soon as the club is gone', async () => {
    const environment = createFakeEnvironment();
    const backend = await openChanging(true, { environment });
    backend.handle(DETAILS, noClub);
    act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1', isMember: false }));
    expect(await screen.findByRole('heading', { name: NO_CLUB })).toBeTruthy();
    await expectOffered();
    expect(screen.getAllByRole('button', { name: 'Copy text' })).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
    expect(screen.queryByText('Harbour Riders')).toBeNull();
    expect(screen.getByText('Rides. And races.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(NOT_SENT)).toBeNull();
    expect(environment.storage.session.keys().filter((key) => key.includes('club_c1'))).toEqual([]);
  });

  test.each([{ embeds: false }, { embeds: true }])(
    'is offered when only saving it says that the club is gone (embeds $embeds)',
    async ({ embeds }) => {
      const backend = await openChanging(embeds);
      backend.handle(DETAILS, noClub);
      backend.handle('PATCH /clubs/c1', noClub);
      await save();
      expect(await screen.findByRole('heading', { name: NO_CLUB })).toBeTruthy();
      await expectOffered();
    },
  );

  test('is offered as well to who comes back after the club was deleted', async () => {
    const environment = createFakeEnvironment();
    const first = createFakeBackend({ areas: [authFake(), clubsFake({ clubs: [owned()] })] });
    const view = render(
      <FakeClubline backend={first} environment={environment}>
        <ClubSettingsScreen clubId="c1" />
      </FakeClubline>,
    );
    await rename('Harbour Riders');
    view.unmount();
    open({ clubs: [] }, undefined, { environment });
    expect(await screen.findByRole('heading', { name: NO_CLUB })).toBeTruthy();
    expect(await screen.findByText('Harbour Riders')).toBeTruthy();
    // The description was not touched.
    expect(screen.getAllByText(NOT_SENT)).toHaveLength(1);
  });

  test('is offered to who is no owner any more', async () => {
    const club = lakeside({ coOwnerIds: [demoUser.id], memberIds: [demoUser.id] });
    const backend = open({ clubs: [club], embeds: true });
    await rename('Harbour Riders');
    await isWatching(backend);
    Object.assign(club, { coOwnerIds: [] });
    act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1', isMember: true }));
    expect(
      await screen.findByText('Only the owner or a co-owner can edit this club.'),
    ).toBeTruthy();
    expect(screen.getByText(NOT_SENT)).toBeTruthy();
    expect(screen.getByText('Harbour Riders')).toBeTruthy();
  });
});

test('nothing is offered of a deleted club in which nothing was changed', async () => {
  const backend = open({ clubs: [owned()], embeds: true });
  await field('Club Name');
  await isWatching(backend);
  backend.handle(DETAILS, noClub);
  act(() => backend.sockets.broadcast('ownMembershipChanged', { clubId: 'c1', isMember: false }));
  expect(await screen.findByRole('heading', { name: NO_CLUB })).toBeTruthy();
  expect(screen.queryByText(NOT_SENT)).toBeNull();
});

test('what another owner saves is in the heading and in the fields not touched here', async () => {
  const club = owned();
  const backend = open({ clubs: [club], embeds: true });
  await userEvent.type(await field('Description'), ' And races.');
  await isWatching(backend);
  Object.assign(club, { name: 'Harbour Riders' });
  act(() => backend.sockets.broadcast('clubChanged', { clubId: 'c1' }));
  expect(await screen.findByText('Harbour Riders')).toBeTruthy();
  expect((await field('Club Name')).value).toBe('Harbour Riders');
  expect((await field('Description')).value).toBe('Rides. And races.');
  expect(screen.queryByText('These settings were changed meanwhile')).toBeNull();
});

test('what another owner saves does not take the place of what is written here', async () => {
  const club = owned();
  const backend = open({ clubs: [club], embeds: true });
  await rename('Mine');
  await isWatching(backend);
  Object.assign(club, { name: 'Theirs' });
  act(() => backend.sockets.broadcast('clubChanged', { clubId: 'c1' }));
  expect(await screen.findByText('Theirs')).toBeTruthy();
  expect((await field('Club Name')).value).toBe('Mine');
  expect(screen.getByText('These settings were changed meanwhile')).toBeTruthy();
});
