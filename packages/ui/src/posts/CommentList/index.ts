export { CommentList } from './CommentList';
export type { CommentAction, CommentItem } from './comment.types';
