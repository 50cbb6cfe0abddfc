import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CommentList } from './CommentList';
import { comments } from './CommentList.fixtures';

const meta = {
  title: 'Posts/CommentList',
  component: CommentList,
  args: { comments, hrefForMention: (username: string) => `/profile/${username}` },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 608 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comments: Story = {};
export const Linked: Story = {
  args: { linkedId: 'c3' },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Packed already.')).closest('li')).toHaveFocus();
  },
};
export const Empty: Story = { args: { comments: [] } };
export const Loading: Story = { args: { comments: [], status: 'loading' } };
export const LoadingKnownNumber: Story = {
  args: { comments: [], status: 'loading', expectedCount: comments.length },
};
export const LoadFailed: Story = { args: { comments: [], status: 'error', onRetry: fn() } };
export const OlderComments: Story = { args: { hasOlder: true, onLoadOlder: fn() } };
export const LinkedFarBack: Story = {
  args: {
    hasOlder: true,
    onLoadOlder: fn(),
    comments: comments.map((comment, index) => ({
      ...comment,
      ...(index === 0 ? { isApart: true } : { isReply: true }),
    })),
  },
};
export const OlderLoading: Story = { args: { hasOlder: true, olderStatus: 'loading' } };
export const OlderFailed: Story = {
  args: { hasOlder: true, olderStatus: 'error', onLoadOlder: fn() },
};
export const Sending: Story = {
  args: { comments: comments.slice(0, 1).map((comment) => ({ ...comment, isSending: true })) },
};
export const NotSent: Story = {
  args: {
    comments: comments
      .slice(0, 1)
      .map((comment) => ({ ...comment, unsent: { onRetry: fn(), onDiscard: fn() } })),
  },
};
/** Opens the menu of a comment, and chooses from it. */
const choose = async (button: HTMLElement, name: string) => {
  await userEvent.click(button);
  await userEvent.click(await within(document.body).findByRole('menuitem', { name }));
};
const ownComments = comments.map((comment) => ({
  ...comment,
  allowed: ['reply', 'edit', 'delete', 'copyLink'] as const,
}));
export const OwnComments: Story = {
  args: { comments: ownComments, onAction: fn(), onDelete: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Reply to Ben/ }));
    await expect(args.onAction).toHaveBeenLastCalledWith('c1', 'reply');
    await choose(canvas.getAllByRole('button', { name: /^More about the comment/ })[1]!, 'Edit');
    await expect(args.onAction).toHaveBeenLastCalledWith('c2', 'edit');
  },
};
/** Where nothing can be answered, what else can be done stands beside the words of the comment. */
export const WithoutReplies: Story = {
  args: {
    comments: ownComments.map((comment) => ({ ...comment, allowed: ['copyLink'], replies: [] })),
    onAction: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^More about the comment/ })) {
      const row = within(button.closest('li')!);
      const time = row.getByRole('time').getBoundingClientRect();
      await expect(button.getBoundingClientRect().top).toBeLessThan(time.bottom);
    }
  },
};
export const Edited: Story = {
  args: { comments: comments.map((comment) => ({ ...comment, isEdited: true })) },
};
export const DeleteQuestion: Story = {
  args: { comments: ownComments, onAction: fn(), onDelete: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvas.getByRole('button', { name: /^More about the comment by Amy/ }), 'Delete');
    await expect(
      await within(document.body).findByText('The replies to it are deleted, too.'),
    ).toBeVisible();
  },
};
export const Deleted: Story = {
  args: { comments: ownComments, onDelete: fn() },
  render: function Live(args) {
    const [shown, setShown] = useState(args.comments);
    const drop = (id: string) => setShown((before) => before.filter((one) => one.id !== id));
    // A server takes a while; the question is closed by then.
    const remove = (id: string) => void setTimeout(drop, 300, id);
    return <CommentList {...args} comments={shown} onDelete={remove} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remove = async (name: RegExp) => {
      await choose(canvas.getByRole('button', { name }), 'Delete');
      const dialog = within(await within(document.body).findByRole('alertdialog'));
      dialog.getByRole('button', { name: 'Delete' }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await remove(/^More about the comment by Ben/);
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Comments' })).toHaveFocus());
    await remove(/^More about the comment by Amy/);
    await waitFor(() => expect(canvas.getByText('No comments yet.')).toHaveFocus());
  },
};
export const UnknownAuthor: Story = {
  args: { comments: comments.slice(0, 1).map((comment) => ({ ...comment, author: { name: '' } })) },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <CommentList {...args} />
    </div>
  ),
};
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <CommentList {...args} />
      <CommentList {...args} hasOlder olderStatus="error" />
      <CommentList {...args} comments={[]} />
      <CommentList {...args} comments={[]} status="loading" />
      <CommentList {...args} comments={[]} status="error" onRetry={fn()} />
    </div>
  ),
};
