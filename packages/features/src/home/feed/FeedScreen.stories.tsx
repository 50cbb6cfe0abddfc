import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ben, FakeReply, minutesAgo } from '../../testing';
import { PageSideColumn } from '../../shell';
import { homeFeed, type HomeFeedOptions } from '../../testing/homeFeed.fixtures';
import { sampleEvent } from '../../testing/results.fixtures';
import { FeedScreen } from './FeedScreen';

const meta = {
  title: 'Home/Connected/FeedScreen',
  subcomponents: { FeedScreen },
  render: (options: HomeFeedOptions) => homeFeed(options).screen,
} satisfies Meta<HomeFeedOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

const DELETION = 'DELETE /club-social/club-posts/:club/:post/:user';

/** Deletes one's own post. */
const remove: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(
    await canvas.findByRole('button', { name: /^More about the post by Maya/ }),
  );
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }));
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
/** What is new of the event stands among the posts, where no column beside the page has it. */
export const ResultsAmongPosts: Story = {
  render: (options) =>
    homeFeed(options, { among: <PageSideColumn path="/feed" event={sampleEvent} /> }).screen,
  play: async ({ canvasElement }) =>
    expect(
      await within(canvasElement).findByRole('region', { name: 'Latest results: Sunday' }),
    ).toBeVisible(),
};
export const MorePosts: Story = { args: { pageSize: 2 } };
export const Empty: Story = { args: { items: [] } };
export const FirstSteps: Story = { args: { isNew: true, items: [] } };
export const FirstStepsAbovePosts: Story = { args: { isNew: true, firstStepsDone: ['club'] } };
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
