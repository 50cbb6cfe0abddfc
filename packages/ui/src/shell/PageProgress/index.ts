export { PageProgress } from './PageProgress';
