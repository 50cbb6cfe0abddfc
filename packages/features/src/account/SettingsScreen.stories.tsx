import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  authFake,
  createFakeBackend,
  demoUser,
  FakeClubline,
  FakeReply,
  accountFake,
  type FakeBackend,
  type AccountFakeOptions,
} from '../testing';
import { SettingsScreen } from './SettingsScreen';

interface Args extends AccountFakeOptions {
  isSignedOut?: boolean;
  prepare?: (backend: FakeBackend) => void;
}

function Page({ isSignedOut = false, prepare, ...options }: Args) {
  const [server] = useState(() => {
    const backend = createFakeBackend({ areas: [authFake(), accountFake(options)] });
    prepare?.(backend);
    return backend;
  });
  return (
    <FakeClubline backend={server} user={isSignedOut ? null : (options.user ?? demoUser)}>
      <SettingsScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Account/Connected/SettingsScreen',
  component: Page,
  subcomponents: { SettingsScreen },
  args: {},
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const PROFILE = 'GET /users/get-user-by-username/:username';
const NAME = 'PATCH /users/update-name';
const BIO = 'PUT /users/update-bio';
const failing = (pattern: string, how?: FakeReply) => (backend: FakeBackend) =>
  backend.fail(pattern, how);
const waiting = (pattern: string) => (backend: FakeBackend) => void backend.hold(pattern);
const says = async (canvas: Canvas, ...words: string[]) => {
  for (const text of words) await expect((await canvas.findAllByText(text))[0]).toBeVisible();
};
const type = async (canvas: Canvas, field: string, text: string) => {
  const box = await canvas.findByRole('textbox', { name: field });
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
};
const update = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }));
/** Writes into fields, saves, then looks for words. */
const saving =
  (fields: Record<string, string>, ...words: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [field, text] of Object.entries(fields)) await type(canvas, field, text);
    await update(canvas);
    await says(canvas, ...words);
  };

export const Unchanged: Story = {};
export const Loading: Story = { args: { prepare: waiting(PROFILE) } };
export const LoadFailed: Story = {
  args: { prepare: failing(PROFILE, new FakeReply(500, { message: 'The profiles are resting.' })) },
  play: async ({ canvasElement }) =>
    says(
      within(canvasElement),
      "Couldn't load profile",
      'The profiles are resting.',
      'Your profile appears here once it has loaded.',
    ),
};
export const LoadFailedWithoutWords: Story = {
  args: { prepare: failing(PROFILE, new FakeReply(500)) },
  play: async ({ canvasElement }) => says(within(canvasElement), 'Please try again.'),
};
export const SignedOut: Story = { args: { isSignedOut: true } };
export const NoBioNoTags: Story = {
  args: { user: { ...demoUser, bio: null, tags: { profile: [] } } },
};
export const MoreTagsThanAllowed: Story = {
  args: { user: { ...demoUser, tags: { profile: ['Fan', 'Coach', 'Parent'] } } },
};
export const Saving: Story = {
  args: { prepare: waiting(NAME) },
  play: saving({ 'First Name': 'Maja' }),
};
export const Saved: Story = { play: saving({ 'First Name': 'Maja' }, 'Profile updated') };
export const Renamed: Story = {
  play: saving(
    { Username: 'maja_o' },
    'Username updated',
    'Please sign in again with your new username.',
  ),
};
export const RenamedInPart: Story = {
  args: { prepare: failing(NAME, new FakeReply(500, { message: 'Names are resting.' })) },
  play: saving(
    { 'First Name': 'Maja', Username: 'maja_o' },
    'Update failed',
    'Names are resting. • Please sign in again with your new username.',
  ),
};
export const UsernameTaken: Story = {
  args: { taken: ['ben'] },
  play: saving({ Username: 'ben' }, 'Update failed', 'Username or email already in use.'),
};
export const UpdateFailed: Story = {
  args: { prepare: failing(BIO, new FakeReply(500, { message: 'Bios are resting.' })) },
  play: saving({ Bio: 'New.' }, 'Update failed', 'Bios are resting.'),
};
export const Unauthorized: Story = {
  args: { prepare: failing(NAME, new FakeReply(401, { message: 'Come back later.' })) },
  play: saving({ 'First Name': 'Maja' }, 'Unauthorized', 'You are logged out. Logging in again...'),
};
export const NamesMissing: Story = {
  play: saving(
    { 'First Name': '', 'Last Name': '', Username: '' },
    'First name is required',
    'Last name is required',
    'Username is required',
  ),
};
export const UsernameOfOtherCharacters: Story = {
  play: saving({ Username: 'maya o’k' }, 'Only letters, numbers, and underscores are allowed.'),
};
export const BioTooLong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Bio' }));
    await userEvent.paste('Long. '.repeat(50));
    await update(canvas);
    await says(canvas, 'Your bio can have at most 240 characters.');
  },
};
export const TagLimit: Story = {
  args: { user: { ...demoUser, tags: { profile: ['Fan', 'Coach'] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Profile Tags' }),
      'Parent{Enter}',
    );
    await says(canvas, 'Tag limit reached', 'You can add up to 2 profile tags.');
  },
};
let elsewhere: FakeBackend | null = null;
/** While somebody writes, they save other words on another device. */
export const ChangedMeanwhile: Story = {
  args: { prepare: (backend) => void (elsewhere = backend) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas, 'Bio', 'Written here.');
    elsewhere?.handle(PROFILE, () => ({ data: { ...demoUser, bio: 'Written there.' } }));
    await update(canvas);
    await says(
      canvas,
      'Your profile was changed elsewhere meanwhile',
      'Saved there: Written there.',
    );
  },
};
