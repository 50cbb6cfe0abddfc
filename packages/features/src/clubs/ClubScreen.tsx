import {
  ClubBanner,
  ClubInfoPanel,
  ClubPage,
  EmptyState,
  ErrorState,
  FeedColumn,
  FeedSkeleton,
  LinkButton,
  StickyTabs,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@clubline/ui';
import { useRef, useState } from 'react';
import { messageOf } from '../client';
import { ClubFeed, feedCopy, personName, rightsIn } from '../feed';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { ChannelView } from './ChannelView';
import { ClubMembersView } from './ClubMembersView';
import { ClubReportsView } from './ClubReportsView';
import { clubsNames } from './clubsNames';
import { clubPageCopy } from './copy';
import { metaDescription } from './metaDescription';
import { useClub } from './useClub';
import { tabKept } from './useListView';
import { useMembership } from './useMembership';

export interface ClubScreenProps {
  clubId: string;
  /** A link has led to this post (`?post=`). */
  postId?: string;
  /** The link asks for the post's comments, too (`&comments=1`). */
  showComments?: boolean;
}

/** One club: banner, joining and leaving, feed, channels, and what there is to know of it. */
export function ClubScreen({ clubId, postId, showComments }: ClubScreenProps) {
  const clubPageText = useMessages('clubPage', clubPageCopy);
  const feedText = useMessages('feed', feedCopy);
  const { hrefFor, productName, storage } = useClubline();
  const user = useCurrentUser();
  const page = useRef<HTMLDivElement>(null);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const {
    club,
    membership,
    membershipError,
    retryMembership,
    channels,
    isLoading,
    isNotFound,
    error,
    retry,
  } = useClub(clubId);
  const { isPending, join, leave } = useMembership(clubId);
  // Back is where one came from: what the list looked like is kept under this name.
  const [tab] = useState(() => tabKept(storage.session.getJson(clubsNames.view)));
  const backHref = hrefFor({ to: tab === 'discover' ? 'discover' : 'clubs' });
  const frame = {
    ref: page,
    backHref,
    backLabel: clubPageText.back,
    settingsLabel: clubPageText.settings,
  };

  if (!club) {
    return (
      <ClubPage {...frame}>
        {isLoading ? (
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
            message={messageOf(error, clubPageText.tryAgain)}
            onRetry={retry}
            retryLabel={clubPageText.retry}
            action={<LinkButton href={backHref}>{clubPageText.backToClubs}</LinkButton>}
          />
        )}
      </ClubPage>
    );
  }

  const ownerName = personName(club.owner);
  const canView = membership === 'unknown' ? null : membership !== 'none';
  const rights = rightsIn(club);
  const isBanned = club.sanction === 'ban';
  const gate = membershipError ? (
    <ErrorState
      title={clubPageText.membershipFailed}
      message={messageOf(membershipError, clubPageText.tryAgain)}
      onRetry={retryMembership}
      retryLabel={clubPageText.retry}
    />
  ) : canView === null ? (
    <FeedColumn>
      <FeedSkeleton label={feedText.loading} />
    </FeedColumn>
  ) : (
    <EmptyState
      illustration="chat"
      title={isBanned ? feedText.bannedNote : feedText.joinToView(club.clubName)}
    />
  );
  const hasMembers = canView === true && rights.permissions.includes('listMembers');
  const hasReports = canView === true && rights.permissions.includes('moderate');
  return (
    <ClubPage {...frame} title={club.clubName} onSettings={() => setInfoOpen(true)}>
      <title>{`${club.clubName} · ${productName}`}</title>
      {club.clubDescription && (
        <meta name="description" content={metaDescription(club.clubDescription)} />
      )}
      <ClubBanner
        name={club.clubName}
        image={club.clubImage}
        memberCount={club.memberCount}
        owner={ownerName ? { name: ownerName, src: club.owner.profilePicture } : null}
        membership={isBanned ? 'unknown' : membership}
        isPending={isPending}
        onJoin={join}
        onLeave={leave}
      />
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
        <TabPanel id="general">
          {isBanned || membershipError ? (
            gate
          ) : (
            <ClubFeed
              clubId={clubId}
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
              <ChannelView clubId={clubId} channel={channel} isMuted={rights.isMuted} />
            ) : (
              gate
            )}
          </TabPanel>
        ))}
        {hasMembers && (
          <TabPanel id="members">
            <ClubMembersView clubId={clubId} rights={rights} />
          </TabPanel>
        )}
        {hasReports && (
          <TabPanel id="reports">
            <ClubReportsView clubId={clubId} />
          </TabPanel>
        )}
      </Tabs>
      <ClubInfoPanel
        isOpen={isInfoOpen}
        onOpenChange={setInfoOpen}
        name={club.clubName}
        description={club.clubDescription}
        ownerName={ownerName}
        {...(user &&
          club.owner.id === user.id && { editHref: hrefFor({ to: 'clubSettings', id: clubId }) })}
      />
    </ClubPage>
  );
}
