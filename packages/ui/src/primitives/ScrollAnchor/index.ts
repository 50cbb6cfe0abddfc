export { ScrollAnchor } from './ScrollAnchor';
