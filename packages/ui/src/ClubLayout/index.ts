export {
  ChannelColumn,
  ClubPage,
  ClubsPage,
  ClubsTools,
  FeedColumn,
  FeedNote,
  FeedPill,
  FeedSkeleton,
  LoadMoreRow,
  StickyTabs,
  type ClubPageProps,
  type ClubsPageProps,
} from './ClubLayout';
export { FeedPosts, type FeedPostsProps } from './FeedPosts';
