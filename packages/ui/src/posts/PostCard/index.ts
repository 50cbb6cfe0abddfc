export { PostCard } from './PostCard';
export type { PostAuthor } from './postCard.types';
export { PostMedia } from './PostMedia';
export { postCardMessages } from './messages';
