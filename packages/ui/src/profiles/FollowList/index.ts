export {
  FollowList,
  type FollowListPeople,
  type FollowListPerson,
  type FollowListTab,
} from './FollowList';
