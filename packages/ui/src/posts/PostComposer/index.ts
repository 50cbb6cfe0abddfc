export { PostComposer, type ComposerPicture, type MentionProps } from './PostComposer';
