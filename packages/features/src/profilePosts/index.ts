export { postAgeCopy, profilePostsCopy } from './copy';
export { postAge } from './postAge';
export { ProfilePosts } from './ProfilePosts';
export type { ProfilePostsProps } from './ProfilePosts';
export { readMediaUrl } from './profilePosts.calls';
export { uploadFailure } from './useComposer';
