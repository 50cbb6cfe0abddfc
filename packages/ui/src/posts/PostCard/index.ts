export { PostCard, type PostAuthor } from './PostCard';
export { PostMedia } from './PostMedia';
export { postCardMessages } from './messages';
