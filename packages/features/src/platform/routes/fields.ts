/** Fragment of the address of one's own profile: the field in which one writes a post. */
export const WRITE_POST_ID = 'write-post';
