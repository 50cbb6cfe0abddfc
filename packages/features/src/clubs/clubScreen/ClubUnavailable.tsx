import { EmptyState, ErrorState, FeedColumn, FeedSkeleton, LinkButton } from '@clubline/ui';
import { messageOf } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { clubScreenMessages } from '../messages';

interface ClubUnavailableProps {
  isLoading: boolean;
  isNotFound: boolean;
  error: Error | null;
  onRetry: () => void;
  backHref: string;
}

/** In place of a club: that it is loading, that there is none, or why it could not be loaded. */
export function ClubUnavailable({
  isLoading,
  isNotFound,
  error,
  onRetry,
  backHref,
}: ClubUnavailableProps) {
  const clubPageText = useMessages(clubScreenMessages);
  return isLoading ? (
    <FeedColumn>
      <FeedSkeleton label={clubPageText.loading} />
    </FeedColumn>
  ) : isNotFound ? (
    <EmptyState
      illustration="clubs"
      headingLevel={1}
      title={clubPageText.notFound}
      description={clubPageText.notFoundHint}
      action={<LinkButton href={backHref}>{clubPageText.backToClubs}</LinkButton>}
    />
  ) : (
    <ErrorState
      headingLevel={1}
      title={clubPageText.loadFailed}
      description={messageOf(error, clubPageText.tryAgain)}
      onRetry={onRetry}
      retryLabel={clubPageText.retry}
      action={<LinkButton href={backHref}>{clubPageText.backToClubs}</LinkButton>}
    />
  );
}
