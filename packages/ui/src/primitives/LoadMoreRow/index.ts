export { LoadMoreRow } from './LoadMoreRow';
