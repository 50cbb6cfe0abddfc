export { FeedColumn, FeedHeading, FeedNote, FeedPill, FeedSkeleton } from './FeedLayout';
export { FeedPosts } from './FeedPosts';
