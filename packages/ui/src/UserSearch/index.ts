export { userSearchCopy } from './copy';
export { UserSearch, type UserSearchProps, type UserSearchResult } from './UserSearch';
