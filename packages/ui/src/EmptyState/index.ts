export { EmptyState, type EmptyStateProps } from './EmptyState';
export { Illustration, type IllustrationName } from './Illustration';
