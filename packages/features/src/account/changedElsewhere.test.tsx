import { SEEN_VALUES, type User } from '@clubline/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accountFake, authFake, createFakeBackend, demoUser } from '../testing';
import { FakeClubline, FakeReply } from '../testing';
import { SettingsScreen } from './SettingsScreen';

const PROFILE = 'GET /users/get-user-by-username/:username';
const NAME = 'PATCH /users/update-name';
const BIO = 'PUT /users/update-bio';
const CHANGED = 'Your profile was changed elsewhere meanwhile';

function open() {
  const backend = createFakeBackend({ areas: [authFake(), accountFake()] });
  render(
    <FakeClubline backend={backend} user={demoUser}>
      <SettingsScreen />
    </FakeClubline>,
  );
  const changeElsewhere = (fields: Partial<User>) =>
    backend.handle(PROFILE, () => ({ data: { ...demoUser, ...fields } }));
  return { backend, changeElsewhere };
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));

test('what was saved on another device stays, where it is not changed here', async () => {
  const { backend, changeElsewhere } = open();
  await write('First Name', 'Mia');
  await write('Bio', 'Written here.');
  changeElsewhere({ lastName: 'Berg', tags: { profile: ['Coach'] } });
  await save();
  expect(await screen.findByText('Profile updated')).toBeTruthy();
  expect(backend.callsTo(NAME)[0]?.body).toMatchObject({ firstName: 'Mia', lastName: 'Berg' });
  expect(backend.callsTo(BIO)[0]?.body).toMatchObject({
    bio: 'Written here.',
    tags: { profile: ['Coach'] },
  });
  expect((await field('Last Name')).value).toBe('Berg');
});

test('what is saved on another device stands in the fields at once', async () => {
  const { backend, changeElsewhere } = open();
  await write('Bio', 'Written here.');
  await waitFor(() => expect(backend.sockets.all.at(-1)?.connected).toBe(true));
  changeElsewhere({ lastName: 'Berg' });
  act(() => backend.sockets.broadcast('personChanged', { person: demoUser }));
  await waitFor(async () => expect((await field('Last Name')).value).toBe('Berg'));
  expect((await field('Bio')).value).toBe('Written here.');
});

test('what was changed here and elsewhere is shown, and saved once somebody says so', async () => {
  const { backend, changeElsewhere } = open();
  await write('Bio', 'Written here.');
  changeElsewhere({ bio: 'Written there.' });
  await save();
  expect((await screen.findAllByText(CHANGED)).length).toBeGreaterThan(0);
  expect(screen.getByText('Saved there: Written there.')).toBeTruthy();
  expect((await field('Bio')).value).toBe('Written here.');
  await save();
  expect(backend.callsTo(BIO)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep what I wrote' }));
  expect(screen.queryByText('Saved there: Written there.')).toBeNull();
  await save();
  expect(await screen.findByText('Profile updated')).toBeTruthy();
  expect(backend.callsTo(BIO).map(({ body }) => body)).toMatchObject([{ bio: 'Written here.' }]);
});

test('what was written elsewhere can take the place of what was written here', async () => {
  const { changeElsewhere } = open();
  await write('Bio', 'Written here.');
  changeElsewhere({ bio: 'Written there.' });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Use what was saved' }));
  expect((await field('Bio')).value).toBe('Written there.');
});

test('what is saved elsewhere in that moment stays, where a server sees that', async () => {
  const { backend, changeElsewhere } = open();
  backend.additions.add(SEEN_VALUES);
  await write('Bio', 'Written here.');
  const { tags } = demoUser;
  backend.handle(BIO, () => {
    changeElsewhere({ bio: 'Written there.' });
    backend.handle(BIO, () => ({}));
    return new FakeReply(409, {
      message: 'Changed.',
      errors: [{ property: 'seen', messages: ['Changed.'] }],
    });
  });
  await save();
  expect(await screen.findByText('Saved there: Written there.')).toBeTruthy();
  expect(screen.queryByText('Username or email already in use.')).toBeNull();
  expect(screen.queryByText('Profile updated')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep what I wrote' }));
  await save();
  await waitFor(() => expect(backend.callsTo(BIO)).toHaveLength(2));
  expect(backend.callsTo(BIO).map(({ body }) => body)).toMatchObject([
    { bio: 'Written here.', seen: { bio: demoUser.bio, tags } },
    { bio: 'Written here.', seen: { bio: 'Written there.', tags } },
  ]);
});
