export { PostCard, type PostAuthor, type PostCardProps } from './PostCard';
export { postCardCopy } from './copy';
