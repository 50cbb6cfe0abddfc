export { FeedColumn, FeedNote, FeedPill, FeedSkeleton } from './FeedLayout';
export { FeedPosts } from './FeedPosts';
