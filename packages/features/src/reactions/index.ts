export { createReactionQueue } from './createReactionQueue';
export type { ReactionQueue, ReactionWrites } from './createReactionQueue';
export { reactionsCopy } from './copy';
export { readCount, readReaction, readReactionKind, reactionCalls } from './reactions.calls';
export type { ReactionState, ReactionTarget } from './reactions.calls';
export { useReaction } from './useReaction';
export type { ReactionOptions } from './useReaction';
