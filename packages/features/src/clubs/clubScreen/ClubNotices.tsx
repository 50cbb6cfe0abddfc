import type { ClubDetails } from '@clubline/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  FeedColumn,
  FeedSkeleton,
  LinkButton,
  Notice,
} from '@clubline/ui';
import { moderationMessages } from '../../moderation';
import { messageOf } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { JoinToView, postsMessages } from '../../posts';
import { clubScreenMessages } from '../messages';
import type { ClubSections } from './sections/useClubSection';

/** Says that channels may be missing among the tabs; announced when that turns out. */
export function ChannelsNotice({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const text = useMessages(clubScreenMessages);
  return (
    <div role="status">
      {error && (
        <FeedColumn>
          <Notice
            tone="warning"
            icon="warning"
            title={text.channelsFailed}
            action={
              <Button size="small" onPress={onRetry}>
                {text.retry}
              </Button>
            }
          >
            {messageOf(error, text.tryAgain)}
          </Notice>
        </FeedColumn>
      )}
    </div>
  );
}

/** Says that what the address names is not there for the viewer. */
export function MissingNotice({ missing }: Pick<ClubSections, 'missing'>) {
  const text = useMessages(clubScreenMessages);
  return (
    <div role="status">
      {missing && (
        <FeedColumn>
          <Notice
            tone="warning"
            icon="warning"
            title={missing.channel ? text.channelMissing(missing.channel) : text.sectionClosed}
          >
            {missing.channel ? text.channelMissingHint : text.sectionClosedHint}
          </Notice>
        </FeedColumn>
      )}
    </div>
  );
}

export interface ClosedNoticeProps {
  club: ClubDetails & { id: string };
  /** Whether the viewer may read here; null while that is not known. */
  canView: boolean | null;
  membershipError: Error | null;
  onRetryMembership: () => void;
  /** Joins the club; undefined where the viewer cannot. */
  onJoin: (() => void) | undefined;
  /** Whether joining is under way. */
  isJoining: boolean;
}

/** Why a section cannot be read. */
export function ClosedNotice({
  club,
  canView,
  membershipError,
  onRetryMembership,
  onJoin,
  isJoining,
}: ClosedNoticeProps) {
  const clubPageText = useMessages(clubScreenMessages);
  const feedText = useMessages(postsMessages);
  const { bannedNote } = useMessages(moderationMessages);
  const { hrefFor } = useClubline();
  if (membershipError)
    return (
      <ErrorState
        title={clubPageText.membershipFailed}
        description={messageOf(membershipError, clubPageText.tryAgain)}
        onRetry={onRetryMembership}
        retryLabel={clubPageText.retry}
      />
    );
  if (canView === null)
    return (
      <FeedColumn>
        <FeedSkeleton label={feedText.loading} />
      </FeedColumn>
    );
  if (club.sanction === 'ban')
    return (
      <EmptyState
        illustration="chat"
        title={bannedNote}
        action={<LinkButton href={hrefFor({ to: 'clubs' })}>{clubPageText.backToClubs}</LinkButton>}
      />
    );
  return (
    <JoinToView
      illustration="chat"
      clubName={club.clubName}
      onJoin={onJoin}
      isJoining={isJoining}
    />
  );
}
