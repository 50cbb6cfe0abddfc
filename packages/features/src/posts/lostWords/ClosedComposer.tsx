import { FeedNote } from '@clubline/ui';
import { moderationMessages } from '../../moderation';
import { useMessages } from '../../platform/messages';
import { postsMessages } from '../messages';
import { LostWords } from './LostWords';

interface ClosedComposerProps {
  /** What stood in it when it was closed. */
  words: string;
  onDiscard: () => void;
}

/** Stands in the place of a composer of somebody who is muted, with what they were writing. */
export function ClosedComposer({ words, onDiscard }: ClosedComposerProps) {
  const { mutedNote } = useMessages(moderationMessages);
  const text = useMessages(postsMessages);
  return (
    <>
      <FeedNote>{mutedNote}</FeedNote>
      {words.trim() !== '' && (
        <LostWords title={text.closedMeanwhile} words={words} onDiscard={onDiscard} />
      )}
    </>
  );
}
