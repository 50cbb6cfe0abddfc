import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PostCard } from '../PostCard';
import { portrait } from '../../primitives/Avatar/Avatar.fixtures';

const notes = `
A post on a person's page is a PostCard that is given less: like alone (no choice of reactions, so
neither chevron nor long press), the number of comments as words, no deleting. A reaction of another
kind, set elsewhere, is shown as it is. Its pictures open in the lightbox. Keys, roles and what was
tested: see PostCard.
`;

const meta = {
  title: 'Posts/ProfilePost',
  component: PostCard,
  args: {
    author: { name: 'Amy Lake', image: portrait('#1E6F72', '#22D3C8'), href: '/profile/amy_lake' },
    content: 'Second in the first moto, third in the second. See you on Saturday.',
    timeLabel: '3h',
    dateTime: '2025-10-08T15:00:00.000Z',
    reaction: { reaction: null, count: 12, onToggle: fn() },
    commentCount: 4,
  },
  parameters: { docs: { description: { component: notes } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLiked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Choose a reaction' })).toBeNull();
    await expect(canvas.getByText('4 comments')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Like,/ }));
    await expect(args.reaction?.onToggle).toHaveBeenCalledOnce();
  },
};
export const Liked: Story = { args: { reaction: { reaction: 'like', count: 13, onToggle: fn() } } };
export const ReactedOtherwise: Story = {
  args: { reaction: { reaction: 'clown', count: 13, onToggle: fn() } },
};
export const WithPicture: Story = { args: { mediaUrls: [portrait('#7A4AD6', '#F2C14E')] } };
export const PictureOnly: Story = {
  args: { content: '', mediaUrls: [portrait('#96541F', '#FF8A80')], commentCount: 0 },
};

/** Every state on one page. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PostCard {...args} />
      <PostCard {...args} reaction={{ reaction: 'like', count: 13, onToggle: fn() }} />
      <PostCard {...args} reaction={{ reaction: 'clown', count: 13, onToggle: fn() }} />
      <PostCard {...args} mediaUrls={[portrait('#7A4AD6', '#F2C14E')]} />
      <PostCard
        {...args}
        content=""
        mediaUrls={[portrait('#96541F', '#FF8A80')]}
        commentCount={0}
      />
    </div>
  ),
};
