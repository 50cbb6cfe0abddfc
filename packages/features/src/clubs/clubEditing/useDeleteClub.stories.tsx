import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@clubline/ui';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FakeClubline, FakeReply, type FakeBackend } from '../../testing';
import { clubsBackend, content } from '../../testing/clubs/clubs.fixtures';
import { useDeleteClub } from './useDeleteClub';

interface Args {
  /** Changes what the backend answers. */
  prepare?: (backend: FakeBackend) => void;
}

function Remover() {
  const remove = useDeleteClub('c-lake');
  return (
    <Button variant="critical" onPress={() => void remove()}>
      Delete Lakeside Riders
    </Button>
  );
}

function Page({ prepare }: Args) {
  const [server] = useState(() => clubsBackend(content, prepare));
  return (
    <FakeClubline backend={server}>
      <Remover />
    </FakeClubline>
  );
}

const notes =
  'No screen of the product removes a club. The hook is there for pages that do, and says ' +
  'what comes of it.';

const meta = {
  title: 'Clubs/Connected/useDeleteClub',
  component: Page,
  parameters: { docs: { description: { component: notes } } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (texts: string[], refusal?: FakeReply): Story => ({
  args: {
    ...(refusal && {
      prepare: (backend: FakeBackend) => backend.fail('DELETE /clubs/:id', refusal),
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Delete Lakeside Riders' }),
    );
    for (const text of texts) await expect(await screen.findByText(text)).toBeVisible();
  },
});

export const Deleted: Story = saying(['Club deleted']);
export const Failed: Story = saying(['Delete failed', 'Please try again.'], new FakeReply(500));
export const LoggedOut: Story = saying(
  ['Unauthorized', 'You are logged out. Logging in again...'],
  new FakeReply(401, { message: 'No.' }),
);
