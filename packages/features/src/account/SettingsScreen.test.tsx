import type { AccountPermission } from '@clubline/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  authFake,
  createFakeBackend,
  demoUser,
  FakeClubline,
  FakeReply,
  accountFake,
  type FakeBackend,
  type FakeClublineProps,
  type AccountFakeOptions,
} from '../testing';
import { expectRefused, REFUSED, refusalsOf } from '../testing/refusals.fixtures';
import { SettingsScreen } from './SettingsScreen';

vi.setConfig({ testTimeout: 20_000 });

const PROFILE = 'GET /users/get-user-by-username/:username';
const NAME = 'PATCH /users/update-name';
const USERNAME = 'PATCH /users/update-username';
const BIO = 'PUT /users/update-bio';
const PICTURE = 'POST /users/update-profile-picture';
const PARTS = [NAME, USERNAME, BIO, PICTURE];
const email = demoUser.email;

function open(
  options: AccountFakeOptions = {},
  {
    prepare,
    ...around
  }: Partial<FakeClublineProps> & { prepare?: (backend: FakeBackend) => void } = {},
) {
  const backend =
    around.backend ?? createFakeBackend({ areas: [authFake(), accountFake(options)] });
  prepare?.(backend);
  const view = render(
    <FakeClubline user={options.user ?? demoUser} {...around} backend={backend}>
      <SettingsScreen />
    </FakeClubline>,
  );
  return { backend, ...view };
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update Profile' });
const save = () => userEvent.click(update());
const sent = (backend: FakeBackend) => PARTS.filter((part) => backend.callsTo(part).length > 0);
const choose = async (file = new File(['x'], 'me.png', { type: 'image/png' })) =>
  fireEvent.change(await screen.findByLabelText(/^Profile Picture/), { target: { files: [file] } });

describe('loading', () => {
  test('the own profile, once, into the form', async () => {
    const { backend } = open();
    expect((await field('First Name')).value).toBe('Maya');
    expect(
      await Promise.all(
        ['Last Name', 'Username', 'Email Address', 'Bio'].map(
          async (name) => (await field(name)).value,
        ),
      ),
    ).toEqual(['Okafor', 'maya', email, demoUser.bio]);
    expect(screen.getByRole('button', { name: 'Remove Fan' })).toBeTruthy();
    expect(backend.callsTo(PROFILE).map(({ path }) => path)).toEqual([
      '/users/get-user-by-username/maya',
    ]);
    expect(update().disabled).toBe(true);
  });

  test('shows no form meanwhile', () => {
    open({}, { prepare: (backend) => void backend.hold(PROFILE) });
    expect(screen.getByText('Loading profile…')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test.each([
    [new FakeReply(500, { message: 'x' }), 'x'],
    [new FakeReply(500, { message: '' }), 'Please try again.'],
  ])(
    'that fails is reported once, shows no empty form, and can be tried again: %#',
    async (reply, words) => {
      open({}, { prepare: (backend) => backend.fail(PROFILE, reply, 1) });
      expect(await screen.findByText("Couldn't load profile")).toBeTruthy();
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect((await field('First Name')).value).toBe('Maya');
    },
  );

  test(
    'a username missing on the user is the one kept since sign-in; without any, nothing ' +
      'is asked',
    async () => {
      const { backend, unmount } = open(
        {},
        {
          prepare: (server) => server.handle('GET /auth/me', () => ({ ...demoUser, username: '' })),
        },
      );
      await field('First Name');
      expect(backend.callsTo(PROFILE)[0]?.path).toBe('/users/get-user-by-username/maya');
      unmount();
      const nameless = { ...demoUser, username: '' };
      const second = open({ user: nameless });
      expect(await screen.findByText("Couldn't load profile")).toBeTruthy();
      expect(second.backend.callsTo(PROFILE)).toHaveLength(0);
    },
  );

  test('a server that is away is told once, by no section of its own', async () => {
    const permissions: AccountPermission[] = ['changePassword', 'listDevices', 'managePasskeys'];
    const away = new FakeReply(502, '<h1>Bad Gateway</h1>');
    open(
      { user: { ...demoUser, permissions } },
      { prepare: (backend) => backend.fail(PROFILE, away, 1) },
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles()).toEqual(['Settings']);
    await userEvent.click(again);
    expect((await field('First Name')).value).toBe('Maya');
    expect(titles()).toContain('Password');
  });

  test('no bio and no tags are empty; more than two tags are all shown', async () => {
    const { unmount } = open({
      user: { ...demoUser, bio: null, tags: null as unknown as { profile: string[] } },
    });
    expect((await field('Bio')).value).toBe('');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    unmount();
    open({ user: { ...demoUser, tags: { profile: ['Fan', 'Coach', 'Parent'] } } });
    await field('Bio');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  });
});

describe('saving', () => {
  test('sends only what differs', async () => {
    const { backend } = open();
    await write('Bio', ' New bio. ');
    await save();
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(sent(backend)).toEqual([BIO]);
    expect(backend.callsTo(BIO)[0]?.body).toEqual({
      email,
      bio: 'New bio.',
      tags: { profile: ['Fan'] },
    });
  });

  test('sends all parts at once, and asks who one is again', async () => {
    const { backend } = open(
      {},
      { prepare: (server) => PARTS.forEach((part) => server.hold(part)) },
    );
    await write('First Name', 'Maja');
    await write('Username', ' Maja_O ');
    await userEvent.type(await field('Profile Tags'), '  coach {Enter}');
    await choose();
    await save();
    expect(sent(backend)).toEqual(PARTS);
    expect(update().disabled).toBe(true);
    expect(backend.callsTo(NAME)[0]?.body).toEqual({
      email,
      firstName: 'Maja',
      lastName: 'Okafor',
    });
    expect(backend.callsTo(USERNAME)[0]?.body).toEqual({ email, username: 'maja_o' });
    expect(backend.callsTo(BIO)[0]?.body).toEqual({
      email,
      bio: demoUser.bio,
      tags: { profile: ['Fan', 'Coach'] },
    });
    const form = backend.callsTo(PICTURE)[0]?.body as FormData;
    expect([form.get('email'), (form.get('profilePicture') as File).name]).toEqual([
      email,
      'me.png',
    ]);
  });

  test('makes what was saved the new baseline, and refreshes the user', async () => {
    const { backend } = open();
    await choose();
    await write('First Name', 'Maja');
    await write('First Name', 'Maya');
    expect(update().disabled).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(update().disabled).toBe(true);
    await choose();
    await write('First Name', ' Maja ');
    const before = backend.callsTo('GET /auth/me').length;
    await save();
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect(update().disabled).toBe(true);
    expect((await field('First Name')).value).toBe('Maja');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await waitFor(() => expect(backend.callsTo('GET /auth/me')).toHaveLength(before + 1));
    await write('First Name', 'Maya');
    expect(update().disabled).toBe(false);
  });

  test.each([1, 2])('is done for parts that were stored, %s answers lost', async (times) => {
    const { backend } = open(
      {},
      { prepare: (server) => PARTS.forEach((part) => server.fail(part, 'answer', times)) },
    );
    await choose();
    await write('First Name', 'Maja');
    await write('Username', 'maja');
    await write('Bio', 'New bio.');
    await save();
    expect(await screen.findByText('Username updated')).toBeTruthy();
    expect(screen.queryByText('Update failed')).toBeNull();
    expect(PARTS.map((part) => backend.callsTo(part).length)).toEqual([2, 2, 2, 2]);
  });

  test('keeps what failed as a change, and says so', async () => {
    const { backend } = open(
      {},
      {
        prepare: (server) =>
          server.fail(BIO, new FakeReply(500, { message: 'Bios are resting.' }), 2),
      },
    );
    await write('First Name', 'Maja');
    await write('Bio', 'New bio.');
    await save();
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.getByText('Bios are resting.')).toBeTruthy();
    expect((await field('Bio')).value).toBe('New bio.');
    await save();
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect([backend.callsTo(NAME).length, backend.callsTo(BIO).length]).toEqual([1, 3]);
  });

  test.each([NAME, USERNAME, BIO, PICTURE])(
    'a conflict has its own words, whatever the server says: %s',
    async (part) => {
      open(
        {},
        {
          prepare: (server) =>
            server.fail(part, new FakeReply(409, part === PICTURE ? 'No.' : { message: 'No.' })),
        },
      );
      if (part === PICTURE) await choose();
      else
        await write(
          { [NAME]: 'First Name', [USERNAME]: 'Username', [BIO]: 'Bio' }[part] ?? '',
          'other',
        );
      await save();
      expect(await screen.findByText('Username or email already in use.')).toBeTruthy();
      expect(screen.getByText('Update failed')).toBeTruthy();
    },
  );

  test('a refused picture is reported in the text of the answer, and stays chosen', async () => {
    open({}, { prepare: (server) => server.fail(PICTURE, new FakeReply(413, 'Too big')) });
    await choose();
    await save();
    expect(await screen.findAllByText('Too big')).toHaveLength(2);
    expect(screen.getByText('me.png')).toBeTruthy();
    expect(update().disabled).toBe(false);
  });
});

describe('what the server refuses', () => {
  test.each([
    ...refusalsOf('firstName').map((row) => ['First Name', NAME, ...row] as const),
    ...refusalsOf('username', 'That name is gone.').map(
      (row) => ['Username', USERNAME, ...row] as const,
    ),
    ...refusalsOf('bio').map((row) => ['Bio', BIO, ...row] as const),
  ])('stands under %s', async (name, part, _shape, reply, text) => {
    open({}, { prepare: (server) => server.fail(part, reply) });
    await write(name, 'other');
    await save();
    await expectRefused(await field(name), text);
    expect((await field(name)).value).toBe('other');
    expect(screen.getByText('Update failed')).toBeTruthy();
  });

  test('stands under the tags, whichever of them it is about', async () => {
    const errors = [{ property: 'tags.profile.1', messages: [REFUSED] }];
    open({}, { prepare: (server) => server.fail(BIO, new FakeReply(400, { errors })) });
    await userEvent.type(await field('Profile Tags'), 'coach');
    await save();
    await expectRefused(await field('Profile Tags'), REFUSED);
    expect(screen.queryByText(/tags\.profile/)).toBeNull();
  });

  test('stands under the picture', async () => {
    open({}, { prepare: (server) => server.fail(PICTURE, new FakeReply(413, 'Too big')) });
    await choose();
    await save();
    await expectRefused(await screen.findByLabelText(/^Profile Picture/), 'Too big');
  });
});

describe('rules', () => {
  test(
    'names and username are required, the username in its characters, the bio in its ' +
      'length; nothing is sent',
    async () => {
      const { backend } = open();
      await write('First Name', '  ');
      await write('Last Name', '');
      await write('Username', '');
      await save();
      for (const words of [
        'First name is required',
        'Last name is required',
        'Username is required',
      ])
        expect(screen.getAllByText(words).length).toBeGreaterThan(0);
      await write('Username', 'maya o');
      expect(
        screen.getAllByText('Only letters, numbers, and underscores are allowed.').length,
      ).toBeGreaterThan(0);
      await write('Bio', 'x'.repeat(241));
      expect(
        screen.getAllByText('Your bio can have at most 240 characters.').length,
      ).toBeGreaterThan(0);
      await save();
      expect(sent(backend)).toEqual([]);
    },
  );

  test('240 characters of bio are fine', async () => {
    const { backend } = open();
    await write('Bio', 'x'.repeat(240));
    await save();
    await waitFor(() => expect(sent(backend)).toEqual([BIO]));
  });

  test(
    'tags: trimmed, no empty ones, none twice, a third is refused with words, Backspace ' +
      'takes the last',
    async () => {
      const { backend } = open();
      const tags = await field('Profile Tags');
      const shown = () =>
        screen
          .queryAllByRole('button', { name: /^Remove/ })
          .map((button) => button.getAttribute('aria-label'));
      await userEvent.type(tags, '   {Enter}');
      await userEvent.type(tags, ' fan {Enter}');
      expect(shown()).toEqual(['Remove Fan']);
      await userEvent.type(tags, 'Night owl{Enter}');
      expect(shown()).toEqual(['Remove Fan', 'Remove Night owl']);
      await userEvent.type(tags, 'Coach{Enter}');
      expect(await screen.findByText('Tag limit reached')).toBeTruthy();
      expect(screen.getByText('You can add up to 2 profile tags.')).toBeTruthy();
      await userEvent.clear(tags);
      await userEvent.type(tags, '{Backspace}');
      expect(shown()).toEqual(['Remove Fan']);
      expect(sent(backend)).toEqual([]);
      expect(update().disabled).toBe(true);
    },
  );
});

test('a tag that was typed and not entered is saved with the form', async () => {
  const { backend } = open();
  await userEvent.type(await field('Profile Tags'), 'coach');
  expect(update().disabled).toBe(false);
  await save();
  await waitFor(() =>
    expect(backend.callsTo(BIO)[0]?.body).toMatchObject({ tags: { profile: ['Fan', 'Coach'] } }),
  );
});

test('who is signed out is asked to sign in, without a call', async () => {
  const { backend } = open({}, { user: null });
  expect((await screen.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe(
    '/auth?next=%2Fsettings',
  );
  expect(backend.calls).toHaveLength(0);
});
