import type { Club } from '@clubline/contract';
import { EmptyState, ErrorState, FeedSkeleton, LinkButton } from '@clubline/ui';
import { SuggestedClubs } from '../../clubs';
import { messageOf } from '../../platform/client';
import type { TextsOf } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import type { homeFeedMessages } from '../messages';
import type { useHomeFeed } from './useHomeFeed';

const NONE: readonly Club[] = [];

/** That the feed is loading, that there is nothing in it, or why it could not be loaded. */
export function FeedStatus({
  feed,
  isAskingSteps,
  hasSteps,
  hasNews,
  text,
}: {
  feed: ReturnType<typeof useHomeFeed>;
  isAskingSteps: boolean;
  hasSteps: boolean;
  /** Posts wait to be shown. */
  hasNews: boolean;
  text: TextsOf<typeof homeFeedMessages>;
}) {
  const { hrefFor } = useClubline();
  const isEmpty = feed.entries?.length === 0;
  // What to do next is said in one go: the first steps would push the rest down.
  const isLoading = isEmpty ? isAskingSteps : !feed.entries && !feed.error;
  return (
    <>
      {isLoading && <FeedSkeleton label={text.loading} />}
      {feed.error && (
        <ErrorState
          title={text.loadFailed}
          description={messageOf(feed.error, text.tryAgain)}
          onRetry={feed.retry}
          retryLabel={text.retry}
        />
      )}
      {/* The first steps have said what there is to do: clubs are nearer than saying it again. */}
      {isEmpty && !isLoading && hasSteps && <SuggestedClubs own={NONE} onJoined={feed.retry} />}
      {isEmpty && !isLoading && !hasSteps && !hasNews && (
        <EmptyState
          illustration="posts"
          title={text.empty}
          action={
            <>
              <LinkButton variant="primary" href={hrefFor({ to: 'discover' })}>
                {text.discover}
              </LinkButton>
              <LinkButton href={hrefFor({ to: 'search' })}>{text.findPeople}</LinkButton>
            </>
          }
        />
      )}
    </>
  );
}
