import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FakeClubline, FakeReply, type FakeBackend } from '../../testing';
import { clubsBackend, content } from '../../testing/clubs/clubs.fixtures';
import { CreateClubScreen } from './CreateClubScreen';

interface Args {
  /** Changes what the backend answers. */
  prepare?: (backend: FakeBackend) => void;
  isSignedOut?: boolean;
}

function Page({ prepare, isSignedOut }: Args) {
  const [server] = useState(() => clubsBackend(content, prepare));
  return (
    <FakeClubline backend={server} {...(isSignedOut && { user: null })}>
      <CreateClubScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Clubs/Connected/CreateClubScreen',
  component: Page,
  subcomponents: { CreateClubScreen },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: 'Club Name' }),
      `${name}{Enter}`,
    );
  };
const says = async (...texts: string[]) => {
  for (const text of texts) await expect(await screen.findByText(text)).toBeVisible();
};
/** A story in which the form is sent with this name, and these words are said. */
const saying = (name: string, texts: string[], args: Args = {}): Story => ({
  args,
  play: async (context) => {
    await submit(name)?.(context);
    await says(...texts);
  },
});
const refused = (reply: FakeReply): Args => ({
  prepare: (backend) => backend.fail('POST /clubs', reply),
});

export const Empty: Story = {};
export const Created: Story = saying('Dawn Riders', ['Club created 🎉', '“Dawn Riders” is live.']);
export const Creating: Story = saying('Dawn Riders', ['Creating…'], {
  prepare: (backend) => void backend.hold('POST /clubs'),
});
export const NameRequired: Story = saying(' ', ['Club name required']);
export const NameTooShort: Story = saying('ab', [
  'Club name too short',
  'Please enter at least 3 characters.',
]);
export const SlugTooShort: Story = saying('!!!!', [
  'Create failed',
  'Club name must produce a slug of at least 3 characters.',
]);
export const ServerMessages: Story = saying(
  'Dawn Riders',
  ['Create failed', 'That name is taken. • Choose another.'],
  refused(
    new FakeReply(400, {
      errors: [{ property: 'name', messages: ['That name is taken.', 'Choose another.'] }],
    }),
  ),
);
export const FailedWithoutAWord: Story = saying(
  'Dawn Riders',
  ['Create failed', 'Failed to create club. Please try again.'],
  refused(new FakeReply(500)),
);
export const SessionOver: Story = saying(
  'Dawn Riders',
  ['Sign in required', 'Please sign in to create a club.'],
  refused(new FakeReply(401, { message: 'No.' })),
);
export const SignedOut: Story = saying(
  'Dawn Riders',
  ['Sign in required', 'Please sign in to create a club.'],
  { isSignedOut: true },
);
