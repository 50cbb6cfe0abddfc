export { CommentComposer } from './CommentComposer';
