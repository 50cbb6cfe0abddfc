import { SEEN_VALUES } from '@clubline/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { demoUser, FakeClubline, FakeReply, minutesAgo, type FakeBackend } from '../../../testing';
import { clubsBackend, content } from '../../../testing/clubs/clubs.fixtures';
import { ClubScreen } from '../ClubScreen';

interface Args {
  /** A link has led to this comment. */
  commentId?: string;
  adjust?: (backend: FakeBackend) => void;
}

const ownComment = {
  id: 'k3',
  postId: 'p-amy',
  content: 'I was ther',
  createdAt: minutesAgo(2),
  user: demoUser,
  parentComment: null,
};

function Page({ commentId, adjust }: Args) {
  const [backend] = useState(() =>
    clubsBackend(
      {
        ...content,
        comments: [...(content.comments ?? []), ownComment],
        details: { permissions: ['changeComments'] },
      },
      adjust,
    ),
  );
  return (
    <FakeClubline backend={backend}>
      <ClubScreen clubId="c-lake" postId="p-amy" showComments commentId={commentId} />
    </FakeClubline>
  );
}

/** What one may do with comments on servers that let them be answered, changed and deleted. */
const meta = { title: 'Clubs/Connected/Comments', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click((await within(canvasElement).findAllByRole('button', { name }))[0]!);

/** Opens the menu of one’s own comment, and chooses from it. */
const choose = async (canvasElement: HTMLElement, name: string) => {
  await press(canvasElement, /^More about the comment by Maya/);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
export const Own: Story = {};
export const Linked: Story = {
  args: { commentId: 'k3' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('I was ther').closest('li')).toHaveFocus());
  },
};
export const LinkedGone: Story = {
  args: { commentId: 'gone' },
  play: async () => {
    await expect(
      await screen.findByText('The comment this link led to is no longer here.'),
    ).toBeVisible();
  },
};
export const LinkNotCopied: Story = {
  play: async ({ canvasElement }) => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await choose(canvasElement, 'Copy link');
    await expect((await screen.findAllByText('The link could not be copied'))[0]).toBeVisible();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
};
export const Replying: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Reply to Ben Torres');
    await expect(screen.getByText('Replying to Ben Torres')).toBeVisible();
  },
};
export const Edited: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Edit');
    await userEvent.keyboard('e, too{Enter}');
    await expect(await screen.findByText('I was there, too')).toBeVisible();
    await expect(screen.getByText(/edited/)).toBeVisible();
  },
};
export const ChangeFailed: Story = {
  args: { adjust: (backend) => backend.fail('PATCH /club-social/club-comments/:id') },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Edit');
    await userEvent.keyboard('e{Enter}');
    await expect((await screen.findAllByText('The comment could not be changed'))[0]).toBeVisible();
  },
};

let server: FakeBackend | null = null;
/** On another device the comment has been given other words. */
export const ChangedMeanwhile: Story = {
  args: {
    adjust(backend) {
      backend.additions.add(SEEN_VALUES);
      backend.handle('PATCH /club-social/club-comments/:id', () => {
        backend.handle('GET /club-social/club-comments/:id/comments', () => ({
          data: { comments: [{ ...ownComment, content: 'I was here' }] },
        }));
        const errors = [{ property: 'seen', messages: ['Changed.'] }];
        return new FakeReply(409, { message: 'Changed.', errors });
      });
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Edit');
    await userEvent.keyboard('e{Enter}');
    await expect(
      await screen.findByText(/^This was changed meanwhile: “I was here”/),
    ).toBeVisible();
  },
};
export const PostDeletedMeanwhile: Story = {
  args: { adjust: (backend) => void (server = backend) },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByRole('textbox', { name: 'Write a comment' }),
      'See you at the',
    );
    await waitFor(() => expect(server?.sockets.all.at(-1)?.connected).toBe(true));
    server?.sockets.broadcast('clubPostRemoved', { clubId: 'c-lake', postId: 'p-amy' });
    await expect(
      await screen.findByText('This post was deleted while you wrote a comment'),
    ).toBeVisible();
  },
};
/** Other words for a comment of one's own, whose post somebody has deleted. */
export const PostDeletedWhileEditing: Story = {
  args: { adjust: (backend) => void (server = backend) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Edit');
    await userEvent.keyboard('e, too');
    await waitFor(() => expect(server?.sockets.all.at(-1)?.connected).toBe(true));
    server?.sockets.broadcast('clubPostRemoved', { clubId: 'c-lake', postId: 'p-amy' });
    await expect(
      await screen.findByText('This post was deleted while you wrote a comment'),
    ).toBeVisible();
    await expect(screen.getByText('I was there, too')).toBeVisible();
  },
};
export const TextCopied: Story = {
  ...PostDeletedMeanwhile,
  play: async (context) => {
    await PostDeletedMeanwhile.play?.(context);
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    await press(context.canvasElement, 'Copy text');
    await expect((await screen.findAllByText('Text copied'))[0]).toBeVisible();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
};
export const CopyFailed: Story = {
  ...PostDeletedMeanwhile,
  play: async (context) => {
    await PostDeletedMeanwhile.play?.(context);
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await press(context.canvasElement, 'Copy text');
    await expect((await screen.findAllByText('The text could not be copied'))[0]).toBeVisible();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
};

/** What one was writing when the owners took it from one. */
export const MutedMeanwhile: Story = {
  args: { adjust: (backend) => void (server = backend) },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByRole('textbox', { name: 'Write a comment' }),
      'See you at the',
    );
    await waitFor(() => expect(server?.sockets.all.at(-1)?.connected).toBe(true));
    const details = 'GET /clubs/:id/details';
    const known = await (await server!.fetch('/api/clubs/c-lake/details')).json();
    server!.handle(details, () => ({
      data: { ...known.data, isMember: true, permissions: [], sanction: 'mute' },
    }));
    server!.sockets.broadcast('ownMembershipChanged', { clubId: 'c-lake' });
    await expect(await screen.findByText('What you were writing here was not sent')).toBeVisible();
  },
};

/** An answer to a comment that somebody has deleted meanwhile. */
export const AnsweredGone: Story = {
  args: { adjust: (backend) => void (server = backend) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Reply to/);
    await userEvent.keyboard('See you at the');
    await waitFor(() => expect(server?.sockets.all.at(-1)?.connected).toBe(true));
    server!.handle('GET /club-social/club-comments/:id/comments', () => ({
      data: { comments: [] },
    }));
    const postId = 'p-amy';
    const counts = { reactionCount: 0, commentCount: 0 };
    server!.sockets.broadcast('clubPostChanged', { clubId: 'c-lake', postId, ...counts });
    await expect(
      await screen.findByText('The comment you were answering is no longer here.'),
    ).toBeVisible();
  },
};
