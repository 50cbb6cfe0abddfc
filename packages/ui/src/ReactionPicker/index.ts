export { ReactionPicker, type ReactionPickerProps } from './ReactionPicker';
export { reactionEmoji, reactionKinds, type ReactionName } from './reactionKinds';
export { reactionPickerCopy } from './copy';
