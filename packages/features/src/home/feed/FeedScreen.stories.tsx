import { HOME_FEED_EVENTS } from '@clubline/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ben, fakePost, FakeReply, minutesAgo } from '../../testing';
import { homeFeed, type HomeFeedOptions } from '../../testing/homeFeed.fixtures';

const meta = {
  title: 'Home/Connected/FeedScreen',
  render: (options: HomeFeedOptions) => homeFeed(options).screen,
} satisfies Meta<HomeFeedOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

const DELETION = 'DELETE /club-social/club-posts/:club/:post/:user';

/** Deletes one's own post. */
const remove: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
  const dialog = within(await within(document.body).findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
};

export const NewSinceLastVisit: Story = { args: { seen: minutesAgo(30) } };
export const MoreNewThanLoaded: Story = { args: { seen: minutesAgo(100), pageSize: 2 } };
export const FirstVisit: Story = {};
export const FromEveryServer: Story = { args: { hasFeed: false } };
export const PartMissing: Story = {
  args: { hasFeed: false, prepare: (backend) => backend.fail('GET /users/:id/get-clubs') },
};
export const CutByServer: Story = {
  args: {
    prepare: (backend) =>
      backend.handle('GET /social/feed', () => ({
        data: {
          items: [
            {
              kind: 'profilePost',
              post: { id: 'q1', content: 'New boat day', createdAt: minutesAgo(10), user: ben },
            },
          ],
        },
        meta: { hasMore: true },
      })),
  },
};
export const NewPosts: Story = {
  args: {
    prepare(backend) {
      backend.additions.add(HOME_FEED_EVENTS);
      backend.sockets.handle('watchHomeFeed', (socket) => {
        for (const id of ['p8', 'p9'])
          socket.serverEmit('clubPostCreated', {
            clubId: 'c1',
            post: fakePost({ id, clubId: 'c1', content: 'Just in', user: ben }),
          });
      });
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: '2 new posts' }),
    ).toBeVisible();
  },
};
export const NewPostsShown: Story = {
  ...NewPosts,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '2 new posts' }));
    await expect((await canvas.findAllByText('Just in'))[1]).toBeVisible();
  },
};
export const MorePosts: Story = { args: { pageSize: 2 } };
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = {
  args: { prepare: (backend) => void backend.hold('GET /social/feed') },
};
export const LoadFailed: Story = {
  args: { prepare: (backend) => backend.fail('GET /social/feed', new FakeReply(500, '', {}, ' ')) },
};
export const Deleted: Story = {
  play: async (context) => {
    await remove(context);
    await expect(await within(document.body).findByText('Deleted')).toBeVisible();
  },
};
export const DeleteFailed: Story = {
  args: { prepare: (backend) => backend.fail(DELETION, new FakeReply(409, '', {}, ' ')) },
  play: async (context) => {
    await remove(context);
    await expect(await within(document.body).findByText('Delete failed')).toBeVisible();
  },
};
export const Phone: Story = {
  args: { seen: minutesAgo(30) },
  globals: { viewport: { value: 'phone' } },
};
