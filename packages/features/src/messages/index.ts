export type { FeaturesMessages } from './messages.types';
export { useMessages } from './useMessages';
