import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { amy } from '../../primitives/Avatar/Avatar.fixtures';
import { Button } from '../../primitives/Button';
import { PostCard } from '../PostCard';
import { FeedColumn, FeedHeading, FeedNote, FeedPill, FeedSkeleton } from './FeedLayout';
import { FeedPosts } from './FeedPosts';

const postOf = (id: string) => (
  <PostCard
    key={id}
    author={amy}
    content="Holeshot in moto two, and nobody came near after the second buoy."
    timeLabel="12m ago"
    dateTime="2025-10-08T17:48:00.000Z"
    commentCount={4}
  />
);

const meta = {
  title: 'Posts/FeedLayout',
  component: FeedColumn,
  subcomponents: { FeedHeading, FeedNote, FeedPill, FeedPosts, FeedSkeleton },
  args: { children: null },
} satisfies Meta<typeof FeedColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  args: {
    children: (
      <>
        <FeedHeading level={1}>My feed</FeedHeading>
        <FeedHeading>New since your last visit</FeedHeading>
        <FeedPosts>{[postOf('a'), postOf('b')]}</FeedPosts>
      </>
    ),
  },
};
export const NewPosts: Story = {
  args: {
    children: (
      <>
        <FeedPill>
          <Button onPress={fn()}>2 new posts</Button>
        </FeedPill>
        <FeedPosts>{[postOf('a')]}</FeedPosts>
      </>
    ),
  },
};
export const PartMissing: Story = {
  args: {
    children: (
      <>
        <FeedNote>The posts of one club could not be loaded.</FeedNote>
        <FeedPosts>{[postOf('a')]}</FeedPosts>
      </>
    ),
  },
};
export const Loading: Story = { args: { children: <FeedSkeleton label="Loading posts…" /> } };
export const RightToLeft: Story = { ...Posts, globals: { direction: 'rtl' } };
