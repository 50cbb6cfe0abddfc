export { CommentComposer, type CommentPurpose } from './CommentComposer';
