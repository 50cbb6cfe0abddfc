import type { ClubChannel, ClubDetails } from '@clubline/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  FeedColumn,
  FeedSkeleton,
  Notice,
  StickyTabs,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@clubline/ui';
import { ChannelView } from '../../channels';
import { ClubMembersView, ClubReportsView, moderationMessages, rightsIn } from '../../moderation';
import { messageOf } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { ClubFeed, postsMessages } from '../../posts';
import { clubScreenMessages } from '../messages';

interface ClubTabsProps {
  club: ClubDetails & { id: string };
  channels: readonly ClubChannel[];
  /** Why it is not known which channels there are. */
  channelsError: Error | null;
  onRetryChannels: () => void;
  /** Whether the viewer may read here; null while that is not known. */
  canView: boolean | null;
  membershipError: Error | null;
  onRetryMembership: () => void;
  /** Called when somebody may have become, or be no more, a co-owner. */
  onOwnersChange: () => void;
  postId?: string;
  showComments?: boolean;
}

/** The sections of a club: feed, chat, channels, and what its owners have besides. */
export function ClubTabs({
  club,
  channels,
  channelsError,
  onRetryChannels,
  canView,
  membershipError,
  onRetryMembership,
  onOwnersChange,
  postId,
  showComments,
}: ClubTabsProps) {
  const clubPageText = useMessages(clubScreenMessages);
  const rights = rightsIn(club);
  const isClosed = club.sanction === 'ban' || membershipError !== null;
  const notice = (
    <ClosedNotice
      club={club}
      canView={canView}
      membershipError={membershipError}
      onRetry={onRetryMembership}
    />
  );
  const hasMembers = canView === true && rights.permissions.includes('listMembers');
  const hasReports = canView === true && rights.permissions.includes('moderate');
  return (
    <Tabs defaultSelectedKey="general">
      <StickyTabs>
        <TabList aria-label={clubPageText.tabs}>
          <Tab id="general">{clubPageText.general}</Tab>
          <Tab id="chat">{clubPageText.chat}</Tab>
          {channels.map(({ id, name }) => (
            <Tab key={id} id={`channel-${id}`}>
              {name}
            </Tab>
          ))}
          {hasMembers && <Tab id="members">{clubPageText.members}</Tab>}
          {hasReports && <Tab id="reports">{clubPageText.reports}</Tab>}
        </TabList>
      </StickyTabs>
      <ChannelsNotice error={channelsError} onRetry={onRetryChannels} />
      <TabPanel id="general">
        {isClosed ? (
          notice
        ) : (
          <ClubFeed
            clubId={club.id}
            clubName={club.clubName}
            canView={canView}
            rights={rights}
            {...(postId && { postId })}
            {...(showComments && { showComments })}
          />
        )}
      </TabPanel>
      <TabPanel id="chat">
        <EmptyState illustration="chat" title={clubPageText.chatSoon} />
      </TabPanel>
      {channels.map((channel) => (
        <TabPanel key={channel.id} id={`channel-${channel.id}`}>
          {canView ? (
            <ChannelView clubId={club.id} channel={channel} isMuted={rights.isMuted} />
          ) : (
            notice
          )}
        </TabPanel>
      ))}
      {hasMembers && (
        <TabPanel id="members">
          <ClubMembersView clubId={club.id} rights={rights} onOwnersChange={onOwnersChange} />
        </TabPanel>
      )}
      {hasReports && (
        <TabPanel id="reports">
          <ClubReportsView clubId={club.id} />
        </TabPanel>
      )}
    </Tabs>
  );
}

/** Says that channels may be missing among the tabs; announced when that turns out. */
function ChannelsNotice({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
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

/** Why a section cannot be read. */
function ClosedNotice({
  club,
  canView,
  membershipError,
  onRetry,
}: Pick<ClubTabsProps, 'club' | 'canView' | 'membershipError'> & { onRetry: () => void }) {
  const clubPageText = useMessages(clubScreenMessages);
  const feedText = useMessages(postsMessages);
  const { bannedNote } = useMessages(moderationMessages);
  if (membershipError)
    return (
      <ErrorState
        title={clubPageText.membershipFailed}
        description={messageOf(membershipError, clubPageText.tryAgain)}
        onRetry={onRetry}
        retryLabel={clubPageText.retry}
      />
    );
  if (canView === null)
    return (
      <FeedColumn>
        <FeedSkeleton label={feedText.loading} />
      </FeedColumn>
    );
  return (
    <EmptyState
      illustration="chat"
      title={club.sanction === 'ban' ? bannedNote : feedText.joinToView(club.clubName)}
    />
  );
}
