export { followListCopy } from './copy';
export {
  FollowList,
  type FollowListPeople,
  type FollowListPerson,
  type FollowListProps,
  type FollowListTab,
} from './FollowList';
