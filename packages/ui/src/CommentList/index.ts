export { CommentList, type CommentItem, type CommentListProps } from './CommentList';
export { commentListCopy } from './copy';
