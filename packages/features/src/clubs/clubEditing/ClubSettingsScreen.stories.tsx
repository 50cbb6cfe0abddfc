import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { demoUser, FakeClubline, FakeReply, type FakeBackend, type FakeClub } from '../../testing';
import {
  clubsBackend,
  content,
  lakeside,
  lakesideJoined,
  lakesideOwned,
} from '../../testing/clubs/clubs.fixtures';
import { ClubSettingsScreen } from './ClubSettingsScreen';

interface Args {
  club: FakeClub | null;
  /** Changes what the backend answers. */
  prepare?: (backend: FakeBackend) => void;
  isSignedOut?: boolean;
  /** Sends along what the specification does not ask for. */
  embeds?: boolean;
}

function Page({ club, prepare, isSignedOut, embeds = true }: Args) {
  const [server] = useState(() =>
    clubsBackend({ ...content, clubs: club ? [club] : [], embeds }, prepare),
  );
  return (
    <FakeClubline backend={server} {...(isSignedOut && { user: null })}>
      <ClubSettingsScreen clubId="c-lake" />
    </FakeClubline>
  );
}

const meta = {
  title: 'Clubs/Connected/ClubSettingsScreen',
  component: Page,
  subcomponents: { ClubSettingsScreen },
  args: { club: lakesideOwned },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(['picture'], 'lake.png', { type: 'image/png' });
const says = async (...texts: string[]) => {
  // A field says what a toast says, too.
  for (const text of texts)
    for (const element of await screen.findAllByText(text)) await expect(element).toBeVisible();
};
/** A story in which a name or a picture is saved, and these words are said. */
const saving = (
  what: { name: string } | { picture: File },
  texts: string[],
  prepare?: Args['prepare'],
): Story => ({
  args: { ...(prepare && { prepare }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'Club Name' });
    if ('picture' in what)
      await userEvent.upload(canvas.getByLabelText(/Club Picture/), what.picture);
    else {
      await userEvent.clear(name);
      if (what.name) await userEvent.type(name, what.name);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await says(...texts);
  },
});

export const Owner: Story = {};
export const CoOwner: Story = { args: { club: { ...lakeside, coOwnerIds: [demoUser.id] } } };
export const Member: Story = { args: { club: lakesideJoined } };
export const NotAMember: Story = { args: { club: lakeside } };
export const OnlyWhatTheSpecificationSends: Story = {
  args: { club: lakesideJoined, embeds: false },
};
export const SignedOut: Story = { args: { isSignedOut: true } };
export const Loading: Story = {
  args: { prepare: (backend) => void backend.hold('GET /clubs/:id/details') },
};
export const NotFound: Story = { args: { club: null } };
export const LoadFailed: Story = {
  args: { prepare: (backend) => backend.fail('GET /clubs/:id/details') },
};

export const Updated: Story = saving({ name: 'Harbour Riders' }, [
  'Club updated',
  'Harbour Riders',
]);
export const Saving: Story = saving(
  { name: 'Harbour Riders' },
  ['Saving…'],
  (backend) => void backend.hold('PATCH /clubs/:id'),
);
export const UpdateFailed: Story = saving(
  { name: 'Harbour Riders' },
  ['Update failed', 'That name is taken.'],
  (backend) =>
    backend.fail('PATCH /clubs/:id', new FakeReply(400, { message: ['That name is taken.'] })),
);
export const PictureUpdated: Story = saving({ picture }, ['Picture updated']);
export const PictureFailed: Story = saving(
  { picture },
  ['Image upload failed', 'Too large.'],
  (backend) =>
    backend.fail('PATCH /clubs/:id/image', new FakeReply(413, { message: 'Too large.' })),
);
export const NameRequired: Story = saving({ name: '' }, ['Club name required']);
export const NameTooShort: Story = saving({ name: 'ab' }, [
  'Club name too short',
  'Please enter at least 3 characters.',
]);
export const SlugTooShort: Story = saving({ name: '!!!!' }, [
  'Update failed',
  'Club name must produce a slug of at least 3 characters.',
]);

let server: FakeBackend | null = null;
const theirs = { ...lakesideOwned, name: 'Lakeside Sprinters' };
/** While somebody writes, another owner gives the club another name. */
export const ChangedMeanwhile: Story = {
  args: { prepare: (backend) => void (server = backend) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Club Name' }), ' Riders');
    server?.handle('GET /clubs/:id/details', () => ({
      data: {
        clubName: theirs.name,
        clubDescription: 'Two laps each',
        owner: demoUser,
        isMember: true,
      },
    }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await says(
      'These settings were changed meanwhile',
      'It is “Lakeside Sprinters” now, with “Two laps each”.',
    );
  },
};
/** While somebody writes, the club is deleted elsewhere. */
export const DeletedMeanwhile: Story = {
  args: { prepare: (backend) => void (server = backend) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Club Name' }), ' Riders');
    const gone = () => new FakeReply(404, { message: 'Club not found' });
    server?.handle('GET /clubs/:id/details', gone);
    server?.handle('PATCH /clubs/:id', gone);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await says('This club does not exist', 'What you were writing here was not sent');
  },
};
