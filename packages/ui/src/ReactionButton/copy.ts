/** Default texts of ReactionButton; pass `labels` to replace any. */
export const reactionButtonCopy = {
  like: 'Like',
  yourReaction: (name: string) => `${name}, your reaction`,
  choose: 'Choose a reaction',
  count: (count: number) => (count === 1 ? '1 reaction' : `${count} reactions`),
};
