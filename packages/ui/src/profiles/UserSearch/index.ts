export { UserSearch, type UserSearchResult } from './UserSearch';
