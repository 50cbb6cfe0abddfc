export { placeholderCopy } from './copy';
export { PlaceholderScreen } from './PlaceholderScreen';
export type { PlaceholderScreenProps } from './PlaceholderScreen';
