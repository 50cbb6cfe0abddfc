export { profilePostComposerCopy } from './copy';
export { ProfilePostComposer, type ProfilePostComposerProps } from './ProfilePostComposer';
