export { BringIntoView } from './BringIntoView';
