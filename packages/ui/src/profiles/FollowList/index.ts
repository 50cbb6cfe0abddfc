export { FollowList } from './FollowList';
export type { FollowListPerson, FollowListTab } from './followList.types';
