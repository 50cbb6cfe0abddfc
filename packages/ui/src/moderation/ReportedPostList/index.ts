export { ReportedPostList, type ReportedPostItem } from './ReportedPostList';
