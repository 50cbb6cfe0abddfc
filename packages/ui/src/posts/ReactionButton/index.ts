export { ReactionButton, type ReactionButtonProps } from './ReactionButton';
