import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { amy, demoUser, FakeClubline } from '../../../testing';
import { clubsBackend, content } from '../../../testing/clubs/clubs.fixtures';
import { ClubScreen } from '../ClubScreen';

const outsider = (username: string, firstName: string) => ({
  id: `u-${username}`,
  username,
  firstName,
  lastName: 'Stone',
  profilePicture: null,
});

function Page() {
  const [backend] = useState(() =>
    clubsBackend({
      ...content,
      people: [demoUser, amy, outsider('eli_stone', 'Eli'), outsider('ida_stone', 'Ida')],
      details: { permissions: ['checkMentions'] },
    }),
  );
  return (
    <FakeClubline backend={backend}>
      <ClubScreen clubId="c-lake" />
    </FakeClubline>
  );
}

/** What one is told of people who are mentioned and do not belong to the club. */
const meta = { title: 'Clubs/Connected/Mentions', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (canvasElement: HTMLElement, words: string) =>
  userEvent.type(
    await within(canvasElement).findByRole('textbox', { name: 'Write a post' }),
    words,
  );

export const NotAMember: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'See you there, @eli_stone ');
    await expect(
      await screen.findByText('@eli_stone is not a member of this club and will not be notified.'),
    ).toBeVisible();
  },
};
export const SeveralOutside: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement, '@eli_stone @ida_stone @amy_lake ');
    await expect(
      await screen.findByText(
        '@eli_stone, @ida_stone are not members of this club and will not be notified.',
      ),
    ).toBeVisible();
  },
};
