export {
  PostComposer,
  type ComposerPicture,
  type MentionProps,
  type PostComposerProps,
} from './PostComposer';
export { postComposerCopy } from './copy';
