import type { ClubChannel } from '@clubline/contract';
import {
  Button,
  ChannelTabLabel,
  EmptyState,
  FeedColumn,
  FeedSkeleton,
  StickyTabs,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@clubline/ui';
import { useState, type ReactNode } from 'react';
import { channelDraft, ChannelView } from '../../channels';
import { ClubMembersView, ClubReportsView, rightsIn } from '../../moderation';
import { listPersonOf, useRowFollow } from '../../profiles';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import type { ClubSection } from '../../platform/routes';
import { ClubFeed, LostDraft, LostDraftsFrom, LostFeedDrafts, postsMessages } from '../../posts';
import { clubScreenMessages } from '../messages';
import { ChannelsNotice, ClosedNotice, MissingNotice, type ClosedNoticeProps } from './ClubNotices';
import {
  channelAddress,
  LOADING_CHANNEL,
  type ClubSections,
  type ClubTab,
} from './sections/useClubSection';

export interface ClubTabsProps extends ClosedNoticeProps {
  channels: readonly ClubChannel[];
  /** Why it is not known which channels there are. */
  channelsError: Error | null;
  onRetryChannels: () => void;
  /** Called with a channel once the server knows how far the viewer has read in it. */
  onReadChannel: (channel: ClubChannel) => void;
  isLoadingChannels: boolean;
  /** The sections that the viewer may open; null while that is not known. */
  allowed: ReadonlySet<ClubSection> | null;
  sections: ClubSections;
  /** Called when somebody may have become, or be no more, a co-owner. */
  onOwnersChange: () => void;
  /** The message of the addressed channel that a link has led to. */
  messageId: string | undefined;
  /** The words that are searched for among the members. */
  query: string | undefined;
  postId?: string;
  showComments?: boolean;
  commentId: string | undefined;
}

/** The message that a link has led to; who goes on from it stays, without it in the address. */
function useMessageLink({ club, channels, messageId }: ClubTabsProps) {
  const { hrefFor, navigate } = useClubline();
  const [link, setLink] = useState({ messageId, turn: 0 });
  if (messageId !== link.messageId)
    setLink({ messageId, turn: messageId === undefined ? link.turn : link.turn + 1 });
  return {
    /** Another one for each time that a link has led somewhere. */
    turn: link.turn,
    leave(from: ClubChannel) {
      const channel = channelAddress(channels, from);
      navigate(hrefFor({ to: 'clubChannel', id: club.id, channel }), {
        replace: true,
        keepsPlace: true,
      });
    },
  };
}

/** The sections of a club: feed, chat, channels, and what its owners have besides. */
export function ClubTabs(props: ClubTabsProps) {
  const { club, channels, channelsError, onRetryChannels, canView, sections } = props;
  const link = useMessageLink(props);
  const text = useMessages(clubScreenMessages);
  const { loading } = useMessages(postsMessages);
  const rights = rightsIn(club);
  const loadingChannel = props.isLoadingChannels ? sections.askedChannel : null;
  const notice = <ClosedNotice {...props} />;
  return (
    <Tabs selectedKey={sections.tab} onSelectionChange={(key) => sections.showTab(key as ClubTab)}>
      <StickyTabs>
        <TabList aria-label={text.tabs}>
          <Tab id="general">{text.general}</Tab>
          <Tab id="chat">{text.chat}</Tab>
          {channels.map(({ id, name, unreadCount }) => (
            <Tab key={id} id={`channel-${id}`}>
              <ChannelTabLabel
                name={name}
                unreadCount={sections.tab === `channel-${id}` ? 0 : unreadCount}
              />
            </Tab>
          ))}
          {loadingChannel !== null && <Tab id={LOADING_CHANNEL}>{loadingChannel}</Tab>}
          {props.allowed?.has('members') && <Tab id="members">{text.members}</Tab>}
          {props.allowed?.has('reports') && <Tab id="reports">{text.reports}</Tab>}
        </TabList>
      </StickyTabs>
      <ChannelsNotice error={channelsError} onRetry={onRetryChannels} />
      <MissingNotice missing={channelsError ? null : sections.missing} />
      {!props.isLoadingChannels && !channelsError && (
        <FeedColumn>
          <LostDraftsFrom
            start={channelDraft(club.id, '')}
            except={channels.map(({ id }) => channelDraft(club.id, id))}
          />
        </FeedColumn>
      )}
      <GeneralPanel {...props} notice={notice} />
      <ChatPanel {...props} />
      {channels.map((channel) => (
        <TabPanel key={channel.id} id={`channel-${channel.id}`}>
          {canView ? (
            <ChannelView
              key={link.turn}
              messageId={sections.tab === `channel-${channel.id}` ? props.messageId : undefined}
              clubId={club.id}
              channel={channel}
              rights={rights}
              onRead={props.onReadChannel}
              onLeaveMessage={() => link.leave(channel)}
            />
          ) : (
            <>
              {notice}
              <FeedColumn>
                <LostDraft name={channelDraft(club.id, channel.id)} />
              </FeedColumn>
            </>
          )}
        </TabPanel>
      ))}
      {loadingChannel !== null && (
        <TabPanel id={LOADING_CHANNEL}>
          <FeedColumn>
            <FeedSkeleton label={loading} />
          </FeedColumn>
        </TabPanel>
      )}
      <TeamPanels {...props} />
    </Tabs>
  );
}

/** There is no chat of a whole club yet; where its members talk meanwhile is a button away. */
function ChatPanel({ channels, canView, sections }: ClubTabsProps) {
  const text = useMessages(clubScreenMessages);
  return (
    <TabPanel id="chat">
      <EmptyState
        illustration="chat"
        title={text.chatSoon}
        action={
          <>
            {canView &&
              channels.map(({ id, name, unreadCount }) => (
                <Button key={id} onPress={() => sections.showTab(`channel-${id}`)}>
                  <ChannelTabLabel name={name} unreadCount={unreadCount} />
                </Button>
              ))}
            <Button onPress={() => sections.showTab('general')}>{text.toPosts}</Button>
          </>
        }
      />
    </TabPanel>
  );
}

function GeneralPanel({
  club,
  canView,
  membershipError,
  postId,
  showComments,
  commentId,
  onJoin,
  isJoining,
  notice,
}: ClubTabsProps & { notice: ReactNode }) {
  return (
    <TabPanel id="general">
      {club.sanction === 'ban' || membershipError !== null ? (
        <>
          {notice}
          <FeedColumn>
            <LostFeedDrafts clubId={club.id} />
          </FeedColumn>
        </>
      ) : (
        <ClubFeed
          clubId={club.id}
          clubName={club.clubName}
          canView={canView}
          onJoin={onJoin}
          isJoining={isJoining}
          rights={rightsIn(club)}
          {...(postId && { postId })}
          {...(showComments && { showComments })}
          commentId={commentId}
        />
      )}
    </TabPanel>
  );
}

/** Who is in the club, each with a button to follow them. */
function Members({
  club,
  onOwnersChange,
  query,
}: Pick<ClubTabsProps, 'club' | 'onOwnersChange' | 'query'>) {
  const renderFollow = useRowFollow();
  return (
    <ClubMembersView
      clubId={club.id}
      rights={rightsIn(club)}
      onOwnersChange={onOwnersChange}
      query={query}
      renderAction={(member) => renderFollow(listPersonOf(member))}
    />
  );
}

/** What only those see who run the club. */
function TeamPanels({ club, allowed, onOwnersChange, query }: ClubTabsProps) {
  return (
    <>
      {allowed?.has('members') && (
        <TabPanel id="members">
          <Members {...{ club, onOwnersChange, query }} />
        </TabPanel>
      )}
      {allowed?.has('reports') && (
        <TabPanel id="reports">
          <ClubReportsView clubId={club.id} />
        </TabPanel>
      )}
    </>
  );
}
