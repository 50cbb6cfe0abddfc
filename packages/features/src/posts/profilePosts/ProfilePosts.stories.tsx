import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  amy,
  demoUser,
  FakeClubline,
  fakeProfilePost,
  FakeReply,
  minutesAgo,
  type FakeBackend,
} from '../../testing';
import { profilesBackend, profilesContent } from '../../testing/profiles/profiles.fixtures';
import { ProfilePosts, type ProfilePostsProps } from './ProfilePosts';

type Args = ProfilePostsProps & { backend: () => FakeBackend; isSignedOut?: boolean };

function Page({ backend, isSignedOut, ...props }: Args) {
  const [server] = useState(backend);
  return (
    <FakeClubline backend={server} {...(isSignedOut && { user: null })}>
      <ProfilePosts {...props} />
    </FakeClubline>
  );
}

const meta = {
  title: 'Posts/Connected/ProfilePosts',
  component: Page,
  args: { author: amy, isOwn: false, backend: () => profilesBackend() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const adjusted =
  (adjust: (backend: FakeBackend) => void, options = profilesContent) =>
  () =>
    profilesBackend(options, adjust);
const own = { author: demoUser, isOwn: true };
const says = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const write = async (canvasElement: HTMLElement, text = 'Race day') => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a post' }), text);
  await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
};
const like = async (canvasElement: HTMLElement) => {
  const [button] = await within(canvasElement).findAllByRole('button', { name: /^Like/ });
  await userEvent.click(button as HTMLElement);
};
const addPicture = async (canvasElement: HTMLElement) =>
  userEvent.upload(
    canvasElement.querySelector('input[type=file]') as HTMLInputElement,
    new File(['x'], 'podium.png', { type: 'image/png' }),
  );

export const SomebodyElse: Story = {};
export const OnlyWhatTheSpecificationSends: Story = {
  args: { backend: () => profilesBackend({ ...profilesContent, embeds: false }) },
};
export const Own: Story = { args: own };
export const NoPosts: Story = {
  args: { onFollow: fn(), backend: () => profilesBackend({ ...profilesContent, posts: [] }) },
};
export const NoPostsOfOnesOwn: Story = {
  args: { ...own, backend: () => profilesBackend({ ...profilesContent, posts: [] }) },
};
export const ManyPosts: Story = {
  args: {
    backend: () =>
      profilesBackend({
        ...profilesContent,
        posts: Array.from({ length: 25 }, (_, index) =>
          fakeProfilePost({
            id: `many-${index}`,
            content: `Lap ${index + 1}`,
            createdAt: minutesAgo(index),
          }),
        ),
      }),
  },
};
export const Loading: Story = {
  args: { backend: adjusted((backend) => void backend.hold('GET /social/profile-posts')) },
};
export const LoadFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('GET /social/profile-posts')) },
};

export const PictureToDescribe: Story = {
  args: own,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('First ride of the year.');
    await addPicture(canvasElement);
    await expect(
      await within(canvasElement).findByRole('textbox', { name: 'Describe the picture' }),
    ).toBeVisible();
  },
};
export const Posted: Story = {
  args: own,
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    await says('Posted');
  },
};
export const Posting: Story = {
  args: { ...own, backend: adjusted((backend) => void backend.hold('POST /social/profile-posts')) },
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    await says('Posting…');
  },
};
export const PostFailed: Story = {
  args: {
    ...own,
    backend: adjusted((backend) =>
      backend.fail('POST /social/profile-posts', new FakeReply(500, {})),
    ),
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    await says('Failed to post');
  },
};
const uploadStory = (how: FakeReply | 'network', text: string): Story => ({
  args: {
    ...own,
    backend: adjusted((backend) => backend.fail('POST /social/profile-posts/upload-media', how)),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: 'Write a post' });
    await addPicture(canvasElement);
    await write(canvasElement);
    await says(text);
  },
});
export const UploadWithoutAddress: Story = uploadStory(
  new FakeReply(200, {}),
  'Upload succeeded but no mediaUrl returned.',
);
export const ImageTooLarge: Story = uploadStory(
  new FakeReply(413, {}),
  'The picture is too large.',
);
export const ConnectionLost: Story = uploadStory(
  'network',
  'The connection was lost. Please try again.',
);

export const ReactionFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('POST /social/post-reactions')) },
  play: async ({ canvasElement }) => {
    await like(canvasElement);
    await says('Reaction failed');
  },
};
export const SignInToReact: Story = {
  args: { isSignedOut: true },
  play: async ({ canvasElement }) => {
    await like(canvasElement);
    await says('You must be logged in to react.');
  },
};

const withOwnPost = {
  ...profilesContent,
  posts: [
    fakeProfilePost({
      id: 'pp-own',
      content: 'Frist ride of the year.',
      createdAt: minutesAgo(3),
      user: demoUser,
    }),
  ],
};
const rewrite = async (canvasElement: HTMLElement) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: /^More about the post/ }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit your post' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Edit your post' }));
  await userEvent.keyboard('First ride of the year.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};
export const Edited: Story = {
  args: { ...own, backend: () => profilesBackend(withOwnPost) },
  play: async ({ canvasElement }) => {
    await rewrite(canvasElement);
    await expect(await screen.findByText(/edited/)).toBeVisible();
  },
};
export const ChangeFailed: Story = {
  args: {
    ...own,
    backend: adjusted((backend) => backend.fail('PATCH /social/profile-posts/:id'), withOwnPost),
  },
  play: async ({ canvasElement }) => {
    await rewrite(canvasElement);
    await says('The post could not be changed');
  },
};
