import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { PostCard } from './PostCard';
import { PostEditor } from '../PostEditor';
import { ben } from '../../primitives/Avatar/Avatar.fixtures';
import { pictures } from '../../primitives/Lightbox/Lightbox.fixtures';
import { post } from './PostCard.fixtures';

const reaction = { reaction: null, count: 12, onToggle: fn(), onSelect: fn() };

const actions = [
  { id: 'report', label: 'Report post' },
  { id: 'delete', label: 'Delete post', tone: 'critical' as const },
];

const openMenu = async (canvasElement: HTMLElement) =>
  userEvent.click(
    within(canvasElement).getByRole('button', { name: 'More about the post by Amy Lake' }),
  );
/** Opens the menu of the post, and chooses from it. */
const choose = async (canvasElement: HTMLElement, name: string) => {
  await openMenu(canvasElement);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

const meta = {
  title: 'Posts/PostCard',
  component: PostCard,
  args: {
    ...post,
    reaction,
    onToggleComments: fn(),
    onShare: fn(),
    hrefForMention: (username: string) => `/profile/${username}`,
  },
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByOthers: Story = {};
export const ByTheViewer: Story = {
  args: { onDelete: fn(), reaction: { ...reaction, reaction: 'haha', count: 13 } },
};
export const CommentsUncounted: Story = {
  args: { commentCount: undefined, reaction: { ...reaction, count: null } },
};
export const OnePicture: Story = { args: { mediaUrls: pictures.slice(0, 1) } };
export const DescribedPicture: Story = {
  args: { mediaUrls: pictures.slice(0, 1), mediaAlts: ['Waves on a green lake.'] },
};
export const PictureThatFailed: Story = {
  args: {
    mediaUrls: ['data:image/png;base64,broken', ...pictures.slice(0, 1)],
    mediaAlts: ['The start line at dawn'],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^Picture 1 could not be loaded/ });
  },
};
export const ThreePictures: Story = { args: { mediaUrls: pictures } };
export const PictureWithoutText: Story = {
  args: {
    content: '',
    mediaUrls: pictures.slice(0, 1),
    mediaAlts: ['The start line at dawn, seen from the pier'],
  },
};
export const WithActions: Story = {
  args: { actions, onAction: fn() },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'Report post');
    await expect(args.onAction).toHaveBeenCalledWith('report');
  },
};
export const Sending: Story = { args: { isSending: true } };
export const NotSent: Story = {
  args: { unsent: { onRetry: fn(), onDiscard: fn() } },
};
export const SendingAgain: Story = {
  args: { isSending: true, unsent: { isPending: true, onRetry: fn() } },
};
export const Edited: Story = { args: { isEdited: true } };
export const Editable: Story = {
  args: { onEdit: fn(), onDelete: fn() },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'Edit your post');
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const Editing: Story = {
  args: {
    onEdit: fn(),
    editor: <PostEditor value={post.content} onChange={fn()} onSubmit={fn()} onCancel={fn()} />,
  },
};
export const Deleting: Story = {
  args: { onDelete: fn(), isDeleting: true },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    const item = await screen.findByRole('menuitem', { name: 'Deleting…' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
};
/** Where it stands among posts of other places. */
export const InAFeed: Story = {
  args: { place: { name: 'North Stand', href: '/clubs/north-stand' } },
};
export const Pinned: Story = { args: { isPinned: true } };
export const PinnedAndLinked: Story = { args: { isPinned: true, isHighlighted: true } };
export const LinkedPost: Story = { args: { isHighlighted: true } };
export const UnknownAuthor: Story = { args: { author: { name: '' } } };
export const LongText: Story = { args: { author: ben, content: 'A lap in words. '.repeat(60) } };
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PostCard {...args} onDelete={fn()} />
    </div>
  ),
};

export const DeleteQuestion: Story = {
  args: { onDelete: fn() },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PostCard {...args} />
      <PostCard {...args} onDelete={fn()} />
      <PostCard {...args} actions={actions} />
      <PostCard {...args} mediaUrls={pictures} />
      <PostCard {...args} isSending />
      <PostCard {...args} unsent={{ onRetry: fn(), onDiscard: fn() }} />
      <PostCard {...args} isPinned />
      <PostCard {...args} isHighlighted />
    </div>
  ),
};
