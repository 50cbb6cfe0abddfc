import { useMessages } from '../../platform/messages';
import { postsMessages } from '../messages';
import { LostWords } from './LostWords';

/** Other words for something that has been deleted meanwhile, if there are any. */
export function LostEdit({ lost }: { lost: { words: string; onDiscard: () => void } | null }) {
  const text = useMessages(postsMessages);
  return lost && <LostWords title={text.closedMeanwhile} {...lost} />;
}
