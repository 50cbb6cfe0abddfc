import { defineMessages } from '../../primitives/messages';
/** Default texts of ReactionPicker; pass `labels` to replace any. */
export const reactionPickerMessages = defineMessages('reactionPicker', {
  reactions: 'Reactions',
  like: 'Like',
  love: 'Love',
  haha: 'Haha',
  sad: 'Sad',
  angry: 'Angry',
  sigh: 'Sigh',
  clown: 'Clown',
});
