import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FakeClubline, FakeReply, minutesAgo, type FakeBackend } from '../../../testing';
import { clubsBackend, content } from '../../../testing/clubs/clubs.fixtures';
import { ClubScreen } from '../ClubScreen';

interface Args {
  /** A link has led to this message. */
  messageId?: string;
  adjust?: (backend: FakeBackend) => void;
}

function Page({ messageId, adjust }: Args) {
  const [backend] = useState(() =>
    clubsBackend(
      {
        ...content,
        details: { permissions: ['attachToMessages', 'changeMessages', 'deleteMessages'] },
      },
      adjust,
    ),
  );
  return (
    <FakeClubline backend={backend}>
      <ClubScreen clubId="c-lake" channel="Race day" messageId={messageId} />
    </FakeClubline>
  );
}

/** What one may do with messages on servers that let them be changed and deleted. */
const meta = { title: 'Clubs/Connected/Messages', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** A channel that has always an older page; `later` answers with those after the first. */
function far(backend: FakeBackend, later: (page: object) => object) {
  let pages = 0;
  backend.handle('GET /club-channels/:channelId/messages', () => {
    pages += 1;
    const message = {
      ...content.messages![0]!,
      id: `far-${pages}`,
      content: `Lap ${pages}.`,
      createdAt: minutesAgo(pages),
    };
    const page = {
      data: { messages: [message] },
      meta: { nextCursor: String(pages), hasMore: true },
    };
    return pages === 1 ? page : later(page);
  });
  backend.handle('GET /club-channel-reactions/count/:messageId', () => ({ data: { count: 0 } }));
}

export const Own: Story = {};
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit your message');
    await expect(screen.getByText('Editing your message')).toBeVisible();
  },
};
export const Edited: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit your message');
    await userEvent.keyboard(' As always?{Enter}');
    await expect(await screen.findByText('In. Same place? As always?')).toBeVisible();
    await expect(screen.getByText(/edited/)).toBeVisible();
  },
};
export const ChangeFailed: Story = {
  args: { adjust: (backend) => backend.fail('PATCH /club-channels/:channelId/messages/:id') },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit your message');
    await userEvent.keyboard(' As always?{Enter}');
    await expect((await screen.findAllByText('The message could not be changed'))[0]).toBeVisible();
  },
};
/** New words for a message that an owner has deleted meanwhile. */
export const DeletedMeanwhile: Story = {
  args: {
    adjust: (backend) =>
      backend.fail(
        'PATCH /club-channels/:channelId/messages/:id',
        new FakeReply(404, { message: 'Message not found' }),
      ),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit your message');
    await userEvent.keyboard(' As always?{Enter}');
    await expect(await screen.findByText('What you were writing here was not sent')).toBeVisible();
  },
};
let server: FakeBackend | null = null;
/** New words for a message whose club is deleted. */
export const ClubDeletedWhileEditing: Story = {
  args: { adjust: (backend) => void (server = backend) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit your message');
    await userEvent.keyboard(' As always?');
    await waitFor(() => expect(server?.sockets.all.at(-1)?.connected).toBe(true));
    const gone = new FakeReply(404, { message: 'Club not found' });
    server!.handle('GET /clubs/:id/details', () => gone);
    server!.sockets.broadcast('ownMembershipChanged', { clubId: 'c-lake', isMember: false });
    await expect(await screen.findByText('What you were writing here was not sent')).toBeVisible();
    await expect(screen.getByText('In. Same place? As always?')).toBeVisible();
  },
};
export const LinkedGone: Story = {
  args: { messageId: 'gone' },
  play: async () => {
    await expect(
      await screen.findByText('The message this link led to is no longer here.'),
    ).toBeVisible();
  },
};
/** The message that a link leads to is further back, and older pages are on their way. */
export const LinkedSought: Story = {
  args: {
    messageId: 'm-far',
    adjust: (backend) => far(backend, () => new Promise(() => undefined)),
  },
  play: async () => {
    await expect(
      await screen.findByText('Looking for the message this link led to…'),
    ).toBeVisible();
  },
};
/** It is further back than is looked for by itself. */
export const LinkedFar: Story = {
  args: { messageId: 'm-far', adjust: (backend) => far(backend, (page) => page) },
  play: async () => {
    await expect(
      await screen.findByText(/this link led to is further back/, {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};
