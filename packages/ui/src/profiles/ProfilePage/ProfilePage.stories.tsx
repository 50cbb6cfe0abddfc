import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FavoriteTeams } from '../FavoriteTeams';
import { PostCard } from '../../posts';
import { amy } from '../../primitives/Avatar/Avatar.fixtures';
import { ProfileHeader } from '../ProfileHeader';
import { ProfilePage } from './ProfilePage';

const post = {
  author: amy,
  content:
    'Holeshot in moto two, and nobody came near @ben_torres after the second buoy. Full ' +
    'times: example.com/results',
  timeLabel: '12m ago',
  dateTime: '2025-10-08T17:48:00.000Z',
  commentCount: 4,
};

const meta = {
  title: 'Profiles/ProfilePage',
  component: ProfilePage,
  args: {
    header: (
      <ProfileHeader
        user={{ username: 'amy_lake', firstName: 'Amy', lastName: 'Lake' }}
        followersCount={12}
        isFollowing={false}
        onShare={fn()}
      />
    ),
    aside: <FavoriteTeams teams={[{ id: 't1', name: 'Boston Bruins' }]} />,
    children: <PostCard {...post} />,
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Loading: Story = {
  args: { header: <ProfileHeader onShare={fn()} />, aside: undefined, children: undefined },
};
export const AllStates: Story = {};
