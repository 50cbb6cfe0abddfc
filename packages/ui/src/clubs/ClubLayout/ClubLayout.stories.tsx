import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button';
import { FeedColumn, FeedNote, FeedPill, FeedPosts, FeedSkeleton, PostCard } from '../../posts';
import { amy } from '../../primitives/Avatar/Avatar.fixtures';
import { ClubBanner } from '../ClubBanner';
import { ClubPage, ClubsPage, ClubsTools, StickyTabs } from './ClubLayout';

const post = {
  author: amy,
  content:
    'Holeshot in moto two, and nobody came near @ben_torres after the second buoy. Full ' +
    'times: example.com/results',
  timeLabel: '12m ago',
  dateTime: '2025-10-08T17:48:00.000Z',
  commentCount: 4,
};

const bannerFor = (membership: 'member' | 'owner') => (
  <ClubBanner
    headingLevel={1}
    name="Lakeside Riders"
    memberCount={128}
    owner={amy}
    membership={membership}
  />
);

const meta = {
  title: 'Clubs/ClubLayout',
  component: ClubPage,
  subcomponents: { ClubsPage, ClubsTools, StickyTabs },
  args: {
    backHref: '/clubs',
    backLabel: 'Back',
    banner: bannerFor('member'),
    settingsLabel: 'Club Info',
    onSettings: fn(),
    children: null,
  },
} satisfies Meta<typeof ClubPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  args: {
    children: (
      <FeedColumn>
        <PostCard {...post} />
      </FeedColumn>
    ),
  },
};
export const ManyPosts: Story = {
  args: {
    children: (
      <FeedColumn>
        <FeedPosts>
          {Array.from({ length: 40 }, (_, index) => (
            <PostCard key={index} {...post} content={`Lap ${index + 1}. ${post.content}`} />
          ))}
        </FeedPosts>
      </FeedColumn>
    ),
  },
};
/** Nothing stands beside an owner's crest; it comes no nearer to what is above it for that. */
export const OwnerOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    banner: bannerFor('owner'),
  },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back' }).getBoundingClientRect();
    const crest = canvas.getByText('LR').closest('svg')?.getBoundingClientRect();
    await expect(crest?.top).toBeGreaterThan(back.bottom);
  },
};
export const Loading: Story = {
  args: {
    banner: undefined,
    children: (
      <FeedColumn>
        <FeedSkeleton label="Loading posts…" />
      </FeedColumn>
    ),
  },
};
export const AllStates: Story = {
  args: {
    children: (
      <FeedColumn>
        <FeedPill>
          <Button size="small" variant="primary">
            2 new posts
          </Button>
        </FeedPill>
        <FeedNote>The post this link led to is no longer here.</FeedNote>
        <FeedPosts>
          <PostCard {...post} />
          <PostCard {...post} isHighlighted />
        </FeedPosts>
        <FeedSkeleton label="Loading posts…" />
      </FeedColumn>
    ),
  },
};
