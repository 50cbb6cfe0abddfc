export { ReactionPicker } from './ReactionPicker';
export { reactionEmoji, type ReactionName } from './reactionKinds';
export { reactionPickerMessages } from './messages';
