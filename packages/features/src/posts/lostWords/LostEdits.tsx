import { useMessages } from '../../platform/messages';
import { postsMessages } from '../messages';
import { LostWords } from './LostWords';

interface LostEditsProps {
  lost: readonly { id: string; words: string; onDiscard: () => void }[];
}

/** Other words for what stands at a place, e.g. for what has been deleted meanwhile. */
export function LostEdits({ lost }: LostEditsProps) {
  const text = useMessages(postsMessages);
  return lost.map(({ id, ...words }) => (
    <LostWords key={id} title={text.closedMeanwhile} {...words} />
  ));
}
