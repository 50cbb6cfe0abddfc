import { defineMessages } from '../../primitives/messages';
/** Default texts of ReactionButton; pass `labels` to replace any. */
export const reactionButtonMessages = defineMessages('reactionButton', {
  like: 'Like',
  yourReaction: (name: string) => `${name}, your reaction`,
  choose: 'Choose a reaction',
  shownCount: (count: number) => count.toLocaleString('en-GB'),
  count: (count: number) =>
    count === 1 ? '1 reaction' : `${count.toLocaleString('en-GB')} reactions`,
});
