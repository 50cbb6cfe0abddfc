/** Default texts of ReactionPicker; pass `labels` to replace any. */
export const reactionPickerCopy = {
  reactions: 'Reactions',
  like: 'Like',
  love: 'Love',
  haha: 'Haha',
  sad: 'Sad',
  angry: 'Angry',
  sigh: 'Sigh',
  clown: 'Clown',
};
