export { CommentComposer, type CommentComposerProps } from './CommentComposer';
export { commentComposerCopy } from './copy';
