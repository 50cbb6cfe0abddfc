export { ReactionButton, type ReactionButtonProps } from './ReactionButton';
export { reactionButtonCopy } from './copy';
