export { observeSize } from './observeSize';
