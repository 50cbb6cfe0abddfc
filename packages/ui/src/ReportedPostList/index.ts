export {
  ReportedPostList,
  type ReportedPostItem,
  type ReportedPostListProps,
} from './ReportedPostList';
export { reportedPostListCopy } from './copy';
