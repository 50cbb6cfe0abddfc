import { SEEN_VALUES } from '@clubline/contract';
import { useClubline } from '../provider';

/** Other words for something, and what was seen of it before. */
export interface SentWords {
  content: string;
  /** Only for a server that takes it: others are sent none. */
  seen?: { content: string };
}

/** Gives what is sent of the words that stood there before; nothing to a server without that. */
export function useSeenWords(): (content: string) => Pick<SentWords, 'seen'> {
  const { additions } = useClubline();
  return (content) => (additions.has(SEEN_VALUES) ? { seen: { content } } : {});
}
