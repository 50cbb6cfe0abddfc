export { FollowList } from './FollowList';
export type { FollowListPeople, FollowListPerson, FollowListTab } from './followList.types';
