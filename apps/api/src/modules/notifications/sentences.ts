import { formatSentence, notificationTexts } from '@clubline/contract';
import type { NotificationSentence } from '@clubline/contract';

type Without<T, Value extends string> = T extends unknown ? Omit<T, Value> : never;

/** A sentence without whoever acted, whose name is filled in when it is stored. */
export type UnsignedSentence = Without<NotificationSentence, 'actor'>;
/** One of those that repeat the start of a text, without it. */
export type QuotingSentence = Without<
  Extract<NotificationSentence, { excerpt: string }>,
  'actor' | 'excerpt'
>;
/** One of those that name a reaction, without it. */
export type ReactionSentence = Without<
  Extract<NotificationSentence, { reaction: string }>,
  'actor' | 'reaction'
>;

/** What a row says, in English and in no language. */
export function wordsOf(
  unsigned: UnsignedSentence,
  actor: string,
): { content: string; sentence: NotificationSentence } {
  const sentence = { ...unsigned, actor };
  // What is stored is searched, so nothing that cannot be seen is in it.
  return { content: formatSentence(sentence, notificationTexts, (value) => value), sentence };
}
