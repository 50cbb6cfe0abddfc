export { PostEditor } from './PostEditor';
