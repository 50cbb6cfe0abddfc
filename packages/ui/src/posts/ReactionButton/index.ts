export { ReactionButton, type ReactionButtonProps } from './ReactionButton';
export { useLongPress } from './useLongPress';
