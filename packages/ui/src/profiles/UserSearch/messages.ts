import { defineMessages } from '../../primitives/messages';
/** Default texts of UserSearch. */
export const userSearchMessages = defineMessages('userSearch', {
  label: 'Search users',
  placeholder: 'Name or username…',
  empty: 'No users found.',
  failed: 'Failed to load users',
  loading: 'Loading users…',
  loadMore: 'Load more',
  loadingMore: 'Loading more…',
  count: (count: number) => (count === 1 ? '1 user' : `${count} users`),
});
