import { Button, FeedPill } from '@clubline/ui';
import { useMessages } from '../platform/messages';
import { LostDraft } from './lostWords/LostDrafts';
import { postsMessages } from './messages';

interface FeedNewsProps {
  /** Names of comments that were being written to posts that others have deleted. */
  lost: readonly string[];
  /** How many new posts wait. */
  waitingCount: number;
  /** Shows them. */
  onShowNew: () => void;
}

/** At the top of a feed: what was being written to posts that are gone, and that new ones wait. */
export function FeedNews({ lost, waitingCount, onShowNew }: FeedNewsProps) {
  const text = useMessages(postsMessages);
  return (
    <>
      {lost.map((name) => (
        <LostDraft key={name} name={name} title={text.deletedMeanwhile} />
      ))}
      {waitingCount > 0 && (
        <FeedPill>
          <Button variant="primary" size="small" onPress={onShowNew}>
            {text.newPosts(waitingCount)}
          </Button>
        </FeedPill>
      )}
    </>
  );
}
