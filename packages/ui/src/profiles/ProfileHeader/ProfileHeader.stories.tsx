import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkButton } from '../../primitives/LinkButton';
import { ProfileHeader } from './ProfileHeader';
import { amy, ben, longNamed, rightToLeft } from './ProfileHeader.fixtures';
import { ProfileUnavailable } from './ProfileUnavailable';

const meta = {
  title: 'Profiles/ProfileHeader',
  component: ProfileHeader,
  subcomponents: { ProfileUnavailable },
  parameters: { layout: 'fullscreen' },
  args: {
    user: amy,
    followersCount: 1_284,
    points: 12_450,
    isFollowing: false,
    onToggleFollow: fn(),
    onShare: fn(),
    onOpenFollowers: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof ProfileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Follow' }));
    await expect(args.onToggleFollow).toHaveBeenCalledOnce();
  },
};
export const Following: Story = { args: { isFollowing: true } };
export const FollowUnknown: Story = { args: { isFollowing: undefined, followersCount: undefined } };
export const FollowFailed: Story = {
  args: { isFollowing: undefined, onRetryFollow: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryFollow).toHaveBeenCalledOnce();
  },
};
export const Own: Story = { args: { isOwn: true, editHref: '/settings' } };
export const NoBio: Story = { args: { user: ben, followersCount: 0, points: 0 } };
export const NoPicture: Story = {
  args: { user: { ...ben, bio: 'Home and away, rain or shine.' } },
};
export const BrokenPicture: Story = {
  args: { user: { ...amy, image: 'data:image/png;base64,broken' } },
};
export const NoTags: Story = { args: { user: { ...amy, tags: [] } } };
export const LongNames: Story = {
  args: { user: longNamed, followersCount: 1_234_567, points: 98_765_432 },
};
export const Loading: Story = { args: { user: undefined } };
export const RightToLeft: Story = { args: { user: rightToLeft }, globals: { direction: 'rtl' } };

export const CouldNotLoad: Story = {
  render: () => (
    <ProfileUnavailable description="The service is resting for maintenance." onRetry={fn()} />
  ),
};
export const FailedWithoutMessage: Story = { render: () => <ProfileUnavailable onRetry={fn()} /> };
export const UserNotFound: Story = {
  render: () => (
    <ProfileUnavailable
      reason="notFound"
      action={<LinkButton href="/clubs">Discover clubs</LinkButton>}
    />
  ),
};

export const FollowNotSent: Story = {
  args: { isFollowing: false, unsent: { onRetry: fn(), onDiscard: fn() } },
};
export const AllStates: Story = {
  render: (args) => (
    <main style={{ display: 'grid', gap: 32 }}>
      <ProfileHeader {...args} />
      <ProfileHeader {...args} isFollowing />
      <ProfileHeader {...args} isOwn editHref="/settings" />
      <ProfileHeader {...args} user={ben} followersCount={0} points={0} />
      <ProfileHeader {...args} user={longNamed} followersCount={1_234_567} />
      <ProfileHeader {...args} user={undefined} />
      <ProfileUnavailable onRetry={fn()} />
      <ProfileUnavailable reason="notFound" />
    </main>
  ),
};
