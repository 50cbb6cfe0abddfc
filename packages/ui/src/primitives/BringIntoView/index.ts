export { BringIntoView, type BringIntoViewProps } from './BringIntoView';
