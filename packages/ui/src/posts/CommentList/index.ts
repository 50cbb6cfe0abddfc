export { CommentList, type CommentItem } from './CommentList';
