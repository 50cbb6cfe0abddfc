import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { SESSION_KEYS } from '../../platform/session';
import {
  FakeClubline,
  FakeReply,
  createFakeEnvironment,
  createStoryClock,
  demoUser,
  fakePost,
  type FakeBackend,
  type FakeClublineProps,
} from '../../testing';
import { clubsBackend, content, lakeside, lakesideOwned } from '../../testing/clubs/clubs.fixtures';
import { ClubScreen, type ClubScreenProps } from './ClubScreen';

type Args = ClubScreenProps & { backend: () => FakeBackend; isSignedOut?: boolean } & Pick<
    FakeClublineProps,
    'user' | 'environment'
  >;

function Page({ backend, isSignedOut, user, environment, ...props }: Args) {
  const [server] = useState(backend);
  return (
    <FakeClubline backend={server} environment={environment} user={isSignedOut ? null : user}>
      <ClubScreen {...props} />
    </FakeClubline>
  );
}

const meta = {
  title: 'Clubs/Connected/ClubScreen',
  component: Page,
  subcomponents: { ClubScreen },
  args: { clubId: 'c-lake', backend: () => clubsBackend() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const stranger = { ...content, clubs: [lakeside] };
const adjusted =
  (adjust: (backend: FakeBackend) => void, options = content) =>
  () =>
    clubsBackend(options, adjust);
const press = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const says = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
const refusal = new FakeReply(401, {
  statusCode: 401,
  error: 'Unauthorized',
  message: 'Please try later.',
});

export const Member: Story = {};
export const OnlyWhatTheSpecificationSends: Story = {
  args: { backend: () => clubsBackend({ ...content, embeds: false }) },
};
export const NotAMember: Story = { args: { backend: () => clubsBackend(stranger) } };
export const Owner: Story = {
  args: { backend: () => clubsBackend({ ...content, clubs: [lakesideOwned] }) },
};
export const NoPostsYet: Story = { args: { clubId: 'c-new' } };
export const Loading: Story = {
  args: { backend: adjusted((backend) => void backend.hold('GET /clubs/:id/details')) },
};
export const PostsLoading: Story = {
  args: {
    backend: adjusted((backend) => void backend.hold('GET /club-social/club-posts-feed/:u/:c')),
  },
};
export const PostsFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('GET /club-social/club-posts-feed/:u/:c')) },
};
export const NotFound: Story = { args: { clubId: 'c-gone' } };
export const LoadFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('GET /clubs/:id/details')) },
};
export const LinkedPostWithComments: Story = { args: { postId: 'p-amy', showComments: true } };
export const LinkedPostGone: Story = { args: { postId: 'p-gone' } };

export const Joined: Story = {
  args: { backend: () => clubsBackend(stranger) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join');
    await says('Joined club');
  },
};
export const Joining: Story = {
  args: { backend: adjusted((backend) => void backend.hold('POST /clubs/:id/join'), stranger) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join');
    await says('Joining…');
  },
};
export const JoinFailed: Story = {
  args: {
    backend: adjusted(
      (backend) =>
        backend.fail('POST /clubs/:id/join', new FakeReply(400, { message: 'The club is full.' })),
      stranger,
    ),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join');
    await says('Join failed');
  },
};
export const JoinFailedWithoutReason: Story = {
  args: {
    backend: adjusted(
      (backend) => backend.fail('POST /clubs/:id/join', new FakeReply(500)),
      stranger,
    ),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join');
    await says('Failed to join club');
  },
};
/** Who is signed in is known by name only. */
export const MissingUserId: Story = {
  args: { backend: () => clubsBackend(stranger), user: { ...demoUser, id: '' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join');
    await says('Missing user id');
  },
};
const emptied = createFakeEnvironment({ clock: createStoryClock() });
/** The tokens went from storage while the page was open. */
export const NoAuthToken: Story = {
  args: { backend: () => clubsBackend(stranger), environment: emptied },
  play: async ({ canvasElement }) => {
    const join = await within(canvasElement).findByRole('button', { name: 'Join' });
    for (const key of [SESSION_KEYS.access, SESSION_KEYS.refresh])
      emptied.storage.local.remove(key);
    await userEvent.click(join);
    await says('No auth token');
  },
};
export const SignInToJoin: Story = {
  args: { backend: () => clubsBackend(stranger), isSignedOut: true },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join');
    await says('Please sign in to join this club.');
  },
};
export const Left: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Joined');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave' }));
    await says('Left club');
  },
};
/** One does not come back into a private club by oneself. */
export const LeavingPrivateClub: Story = {
  args: { backend: () => clubsBackend({ ...content, details: { isPrivate: true } }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Joined');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave' }));
    await says('Leave this private club?');
    await says('To come back, you need an invitation from its owner.');
  },
};
export const LeaveFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('DELETE /clubs/:id/leave')) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Joined');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave' }));
    await says('Leave failed');
  },
};
export const LeaveFailedWithoutReason: Story = {
  args: {
    backend: adjusted((backend) => backend.fail('DELETE /clubs/:id/leave', new FakeReply(500))),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Joined');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave' }));
    await says('Failed to leave club');
  },
};

const write = async (canvasElement: HTMLElement) => {
  await userEvent.type(
    await within(canvasElement).findByRole('textbox', { name: 'Write a post' }),
    'Race day',
  );
  await press(canvasElement, 'Post');
};
export const Posted: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    await says('Posted to club');
  },
};
export const PostFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('POST /club-social/club-posts', 'network')) },
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    await says('Failed to post');
  },
};

const confirmDelete = async (canvasElement: HTMLElement) => {
  await press(canvasElement, /^More about the post by Maya/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Delete this post?' })).getByRole(
      'button',
      { name: 'Delete' },
    ),
  );
};
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    await confirmDelete(canvasElement);
    await says('Deleted');
  },
};
export const DeleteFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('DELETE /club-social/club-posts/:c/:p/:u')) },
  play: async ({ canvasElement }) => {
    await confirmDelete(canvasElement);
    await says('Delete failed');
  },
};

const like = async (canvasElement: HTMLElement) => {
  const [button] = await within(canvasElement).findAllByRole('button', { name: /^Like,/ });
  await userEvent.click(button as HTMLElement);
};
export const ReactionFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('POST /club-social/club-post-reactions')) },
  play: async ({ canvasElement }) => {
    await like(canvasElement);
    await says('Reaction failed');
  },
};
export const ReactionUnauthorized: Story = {
  args: {
    backend: adjusted((backend) => backend.fail('POST /club-social/club-post-reactions', refusal)),
  },
  play: async ({ canvasElement }) => {
    await like(canvasElement);
    await says('Your session may have expired. Please sign in again.');
  },
};

const share = async (canvasElement: HTMLElement, navigator: Partial<Navigator>) => {
  const view = canvasElement.ownerDocument.defaultView as Window;
  for (const [key, value] of Object.entries(navigator))
    Object.defineProperty(view.navigator, key, { value, configurable: true });
  const [button] = await within(canvasElement).findAllByRole('button', { name: 'Share' });
  await userEvent.click(button as HTMLElement);
};
const clipboard = (writeText: () => Promise<void>) => ({
  share: undefined as never,
  clipboard: { writeText } as unknown as Clipboard,
});
export const Shared: Story = {
  play: async ({ canvasElement }) => {
    await share(
      canvasElement,
      clipboard(() => Promise.resolve()),
    );
    await says('Link copied');
  },
};
export const ShareFailed: Story = {
  play: async ({ canvasElement }) => {
    await share(
      canvasElement,
      clipboard(() => Promise.reject(new Error('Not allowed'))),
    );
    await says('The link could not be shared');
  },
};

export const CommentFailed: Story = {
  args: {
    postId: 'p-amy',
    showComments: true,
    backend: adjusted((backend) => backend.fail('POST /club-social/club-comments')),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByRole('textbox', { name: 'Write a comment' }),
      'Well ridden{Enter}',
    );
    await says('Failed to comment');
  },
};
export const CommentsFailed: Story = {
  args: {
    postId: 'p-amy',
    showComments: true,
    backend: adjusted((backend) => backend.fail('GET /club-social/club-comments/:p/comments')),
  },
};

export const NewPosts: Story = {
  args: {
    backend: adjusted((backend) =>
      backend.sockets.handle('watchClub', (socket) => {
        for (const id of ['n1', 'n2'])
          socket.serverEmit('clubPostCreated', {
            clubId: 'c-lake',
            post: fakePost({ id, clubId: 'c-lake', content: 'Just in' }),
          });
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: '2 new posts' }),
    ).toBeVisible();
  },
};

export const ClubInfo: Story = {
  args: { backend: () => clubsBackend({ ...content, clubs: [lakesideOwned] }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Club Info');
    await expect(await screen.findByRole('link', { name: 'Edit Club' })).toBeVisible();
  },
};

const showTab = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('tab', { name }));
export const Chat: Story = {
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Chat');
    await says('Club live chat coming soon…');
  },
};
export const Channel: Story = { play: ({ canvasElement }) => showTab(canvasElement, 'Race day') };
export const ChannelOfTheAddress: Story = { args: { channel: 'Race day' } };
export const NoSuchChannel: Story = {
  args: { channel: 'Paddock' },
  play: () => says('There is no channel “Paddock” in this club'),
};
export const SectionNotOpen: Story = {
  args: { section: 'reports' },
  play: () => says('This part of the club is not open to you'),
};
export const EmptyChannel: Story = {
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Lost and found');
    await says('Say something, Post something.');
  },
};
export const ChannelMessageFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('POST /club-channels/:id/messages')) },
  play: async ({ canvasElement }) => {
    await showTab(canvasElement, 'Race day');
    await userEvent.type(
      await within(canvasElement).findByRole('textbox', { name: 'Write a message' }),
      'On my way{Enter}',
    );
    await says('Failed to send');
  },
};
