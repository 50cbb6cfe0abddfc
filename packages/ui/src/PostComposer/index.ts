export { PostComposer, type MentionProps, type PostComposerProps } from './PostComposer';
export { postComposerCopy } from './copy';
