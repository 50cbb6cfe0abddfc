/** Emoji reactions in the order the picker lists them. */
export const reactionKinds = ['like', 'love', 'haha', 'sad', 'angry', 'sigh', 'clown'] as const;

/** One of the seven reactions. */
export type ReactionName = (typeof reactionKinds)[number];

/** The character of each reaction. */
export const reactionEmoji: Readonly<Record<ReactionName, string>> = {
  like: '👍',
  love: '❤️',
  haha: '😂',
  sad: '😢',
  angry: '😠',
  sigh: '😮‍💨',
  clown: '🤡',
};
