import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FakeClubline, FakeReply, type FakeBackend } from '../testing';
import {
  amyProfile,
  profilesBackend,
  profilesContent,
} from '../testing/profiles/profiles.fixtures';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen';

type Args = ProfileScreenProps & { backend: () => FakeBackend };

function Page({ backend, ...props }: Args) {
  const [server] = useState(backend);
  return (
    <FakeClubline backend={server}>
      <ProfileScreen {...props} />
    </FakeClubline>
  );
}

const meta = {
  title: 'Profiles/Connected/ProfileScreen',
  component: Page,
  subcomponents: { ProfileScreen },
  args: { username: 'amy_lake', backend: () => profilesBackend() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const adjusted =
  (adjust: (backend: FakeBackend) => void, options = profilesContent) =>
  () =>
    profilesBackend(options, adjust);
const followed = { ...profilesContent, follows: { 'u-1': ['u-amy'] } };
const says = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
const press = async (canvasElement: HTMLElement, name: string | RegExp) => {
  const button = await within(canvasElement).findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const tab = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('tab', { name }));

export const SomebodyElse: Story = {};
export const OnlyWhatTheSpecificationSends: Story = {
  args: { backend: () => profilesBackend({ ...profilesContent, embeds: false }) },
};
export const Own: Story = { args: { username: 'maya' } };
export const NothingToSay: Story = { args: { username: 'ben_torres' } };
export const LongNames: Story = {
  args: {
    backend: () =>
      profilesBackend({
        ...profilesContent,
        people: [
          {
            ...amyProfile,
            firstName: 'Maximiliane-Alexandra',
            lastName: 'von Hohenstein-Wackerbarth',
          },
        ],
      }),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  args: {
    backend: adjusted((backend) => void backend.hold('GET /users/get-user-by-username/:name')),
  },
};
export const UserNotFound: Story = { args: { username: 'nosuch' } };
export const LoadFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('GET /users/get-user-by-username/:name')) },
};
export const LoadFailedWithoutAWord: Story = {
  args: {
    backend: adjusted((backend) =>
      backend.fail('GET /users/get-user-by-username/:name', new FakeReply(500, {})),
    ),
  },
};
export const TeamsFailed: Story = {
  args: {
    backend: adjusted((backend) => backend.fail('GET /users/:id/get-favorite-teams'), {
      ...profilesContent,
      embeds: false,
    }),
  },
};
export const PostsFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('GET /social/profile-posts')) },
};

export const Following: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Follow');
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Following' }),
    ).toBeVisible();
  },
};
export const FollowFailed: Story = {
  args: {
    backend: adjusted((backend) =>
      backend.fail('POST /users/:id/follow-user', new FakeReply(500, {})),
    ),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Follow');
    await says('Follow failed');
  },
};
export const UnfollowFailed: Story = {
  args: {
    backend: adjusted((backend) => backend.fail('DELETE /users/:id/unfollow-user'), followed),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Following');
    await says('Unfollow failed');
  },
};
export const AddTeamSoon: Story = {
  args: { username: 'maya' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Add team');
    await says('Add team coming soon');
  },
};
export const Scores: Story = { play: ({ canvasElement }) => tab(canvasElement, 'Scores') };
export const Clubs: Story = { play: ({ canvasElement }) => tab(canvasElement, 'Clubs') };

export const FollowersOfTheAddress: Story = { args: { section: 'followers' } };
export const Followers: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Followers/);
    await expect(await screen.findByRole('tab', { name: 'Followers (1)' })).toBeVisible();
  },
};
export const FollowedInTheList: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Followers/);
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Ben Torres' }));
    await expect(
      await screen.findByRole('button', { name: 'Following Ben Torres. Press to unfollow' }),
    ).toBeVisible();
  },
};
export const FollowUnsentInTheList: Story = {
  args: {
    backend: adjusted((backend) => backend.fail('POST /users/:id/follow-user', 'network')),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Followers/);
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Ben Torres' }));
    await expect(
      await screen.findByRole('button', { name: 'Not sent. Try again: Ben Torres' }),
    ).toBeVisible();
  },
};
export const FollowersFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('GET /users/:id/get-followers-list')) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Followers/);
    await says('Couldn’t load followers.');
  },
};

export const FindPeople: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Find people');
    await expect(await screen.findByRole('link', { name: /Ben Torres/ })).toBeVisible();
  },
};
export const NoUsersFound: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Find people');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'zzz');
    await expect(await screen.findByText('No users found.', { selector: 'p' })).toBeVisible();
  },
};
export const UsersFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('GET /users')) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Find people');
    await says('Failed to load users');
  },
};
