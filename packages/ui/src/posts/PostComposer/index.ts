export { PostComposer, type MentionProps } from './PostComposer';
export type { ComposerPicture, ComposerPictures } from './ComposerPictures';
