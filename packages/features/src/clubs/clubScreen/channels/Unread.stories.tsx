import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FakeClubline, minutesAgo } from '../../../testing';
import { clubsBackend, content } from '../../../testing/clubs/clubs.fixtures';
import { ClubScreen } from '../ClubScreen';

function Page({ readUpTo }: { readUpTo: Record<string, string> }) {
  const [backend] = useState(() => clubsBackend({ ...content, readUpTo }));
  return (
    <FakeClubline backend={backend}>
      <ClubScreen clubId="c-lake" />
    </FakeClubline>
  );
}

/** How much of a club's channels one has not read, on servers that count it. */
const meta = {
  title: 'Clubs/Connected/Unread',
  component: Page,
  args: { readUpTo: { 'ch-race': minutesAgo(180) } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async () => {
    await expect(await screen.findByRole('tab', { name: 'Race day, 2 unread' })).toBeVisible();
  },
};
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Race day, 2 unread' }));
    await canvas.findByText('In. Same place?');
    await expect(canvas.getByText('New')).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'General' }));
    await expect(await canvas.findByRole('tab', { name: 'Race day' })).toBeVisible();
  },
};
export const AllRead: Story = { args: { readUpTo: { 'ch-race': minutesAgo(0) } } };
