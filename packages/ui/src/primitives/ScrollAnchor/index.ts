export { ScrollAnchor, type View } from './ScrollAnchor';
