import { personName, type ClubDetails } from '@clubline/contract';
import { ClubBanner, ClubPage, ConfirmDialog, FeedColumn } from '@clubline/ui';
import { useEffect, useState } from 'react';
import { channelDraft } from '../../channels';
import { avatarOf, pictureSrcSet } from '../../platform/client';
import { rightsIn } from '../../moderation';
import { useMessages } from '../../platform/messages';
import { useClubline, usePageHead } from '../../platform/provider';
import type { ClubSection } from '../../platform/routes';
import { useCurrentUser } from '../../platform/session';
import { LostDraftsFrom, LostFeedDrafts } from '../../posts';
import { readView } from '../clubList/useListView';
import { clubKeys } from '../clubKeys';
import { ReceivedInvitation } from '../coOwnership/ReceivedInvitation';
import { clubScreenMessages } from '../messages';
import { sportOf } from '../suggestions/sportWords';
import { detailsKey, useClub } from '../useClub';
import { useForgetClub } from '../useForgetClub';
import { useLiveClub } from '../useLiveClub';
import { ClubInfo } from './ClubInfo';
import { LaterClubTabs } from './LaterClubTabs';
import { ClubUnavailable } from './ClubUnavailable';
import { metaDescription } from './metaDescription';
import { useClubSection } from './sections/useClubSection';
import { useUnreadChannels } from './channels/useUnreadChannels';
import { useMembership } from './useMembership';

export interface ClubScreenProps {
  /** The `id` of the club. */
  clubId: string;
  /** The part of the page that its address names. @default the feed */
  section?: ClubSection | undefined;
  /** The words that are searched for among the members (`?q=`). @default '' */
  query?: string;
  /** The channel that the page's address names, by its name or its `id`. */
  channel?: string | undefined;
  /** A link has led to this message of the channel (`?message=`). */
  messageId?: string | undefined;
  /** A link has led to this post (`?post=`). */
  postId?: string;
  /** The link asks for the post's comments, too (`&comments=1`). */
  showComments?: boolean;
  /** The link has led to this comment of the post (`&comment=`). */
  commentId?: string | undefined;
}

/** One club: banner, joining and leaving, feed, channels, and what there is to know of it. */
export function ClubScreen(props: ClubScreenProps) {
  const text = useMessages(clubScreenMessages);
  const { hrefFor, storage } = useClubline();
  const loaded = useClub(props.clubId);
  const { club, isLoading, isNotFound, isClosed, error, retry } = loaded;
  const isWithheld = isNotFound || isClosed;
  useForgottenClub(props.clubId, isWithheld);
  // Also where there is none to see: it may be there once the connection is.
  useLiveClub(props.clubId, loaded);
  usePageHead(club?.clubName, metaDescription(club?.clubDescription ?? ''));
  // Back is where one came from: what the list looked like is kept under this name.
  const [from] = useState(() => readView(storage.session.getJson(clubKeys.view)));
  const backHref = hrefFor({
    to: from.tab === 'discover' ? 'discover' : 'clubs',
    query: from.search,
  });
  const frame = { backHref, backLabel: text.back, settingsLabel: text.settings };
  if (club) return <LoadedClub {...props} {...frame} club={club} loaded={loaded} />;
  return (
    <ClubPage {...frame}>
      <ClubUnavailable
        isLoading={isLoading}
        isNotFound={isNotFound}
        error={error}
        onRetry={retry}
        backHref={backHref}
      />
      {isWithheld && (
        <FeedColumn>
          <LostFeedDrafts clubId={props.clubId} />
          <LostDraftsFrom start={channelDraft(props.clubId, '')} />
        </FeedColumn>
      )}
    </ClubPage>
  );
}

/** What is known of a club that is gone, or that the viewer may not see any more, is forgotten. */
function useForgottenClub(clubId: string, isWithheld: boolean) {
  const forget = useForgetClub();
  const userId = useCurrentUser()?.id ?? '';
  useEffect(() => {
    // That it is withheld is known from the answer about the club itself.
    if (isWithheld) forget(clubId, [detailsKey(clubId, userId)]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each that is withheld
  }, [clubId, isWithheld, userId]);
}

interface LoadedClubProps extends ClubScreenProps {
  club: ClubDetails;
  loaded: ReturnType<typeof useClub>;
  backHref: string;
  backLabel: string;
  settingsLabel: string;
}

function LoadedClub({
  clubId,
  section,
  channel,
  messageId,
  query,
  postId,
  showComments,
  commentId,
  club: details,
  loaded,
  ...frame
}: LoadedClubProps) {
  const club = { ...details, id: clubId };
  const { membership, channels, isLoadingChannels } = loaded;
  const canView = membership === 'unknown' ? null : membership !== 'none';
  const allowed = allowedSections(club, canView);
  const showRead = useUnreadChannels(clubId, loaded);
  const sections = useClubSection({
    clubId,
    addressed: { section, channel },
    channels,
    isLoadingChannels,
    allowed,
  });
  const { isPending, unsent, join, leave, dialog } = useMembership(clubId, club.isPrivate);
  const ownerName = personName(club.owner);
  // Who is invited is asked that first, and nobody joins a private club by themselves.
  const mayJoin = membership === 'none' && !club.isPrivate && !club.coOwnerInvitation;
  const isClosed = club.sanction === 'ban' || (membership === 'none' && !mayJoin);
  return (
    <ClubPage
      {...frame}
      onSettings={() => sections.setAboutOpen(true)}
      banner={
        <ClubBanner
          headingLevel={1}
          name={club.clubName}
          image={club.clubImage}
          imageSrcSet={pictureSrcSet(club.clubImage)}
          sport={sportOf({ name: club.clubName, description: club.clubDescription })}
          memberCount={club.memberCount}
          owner={ownerName ? { name: ownerName, image: avatarOf(club.owner.profilePicture) } : null}
          membership={isClosed ? 'unknown' : membership}
          isPending={isPending}
          unsent={unsent}
          onJoin={join}
          onLeave={leave}
        />
      }
    >
      <ReceivedInvitation key={clubId} club={club} />
      <LaterClubTabs
        club={club}
        channels={channels}
        channelsError={loaded.channelsError}
        onRetryChannels={loaded.retryChannels}
        onReadChannel={showRead}
        isLoadingChannels={isLoadingChannels}
        canView={canView}
        allowed={allowed}
        sections={sections}
        membershipError={loaded.membershipError}
        onRetryMembership={loaded.retryMembership}
        onJoin={mayJoin ? join : undefined}
        isJoining={isPending}
        onOwnersChange={loaded.retry}
        query={query}
        messageId={messageId}
        {...(postId && { postId })}
        {...(showComments && { showComments })}
        commentId={commentId}
      />
      <ClubInfo club={club} isOpen={sections.isAboutOpen} onOpenChange={sections.setAboutOpen} />
      <ConfirmDialog {...dialog} />
    </ClubPage>
  );
}

/** Which sections of the club the viewer may open; null while that is not known. */
function allowedSections(club: ClubDetails, canView: boolean | null): Set<ClubSection> | null {
  if (canView === null) return null;
  const { permissions } = rightsIn(club);
  return new Set<ClubSection>([
    'about',
    'chat',
    ...(canView && permissions.includes('listMembers') ? (['members'] as const) : []),
    ...(canView && permissions.includes('moderate') ? (['reports'] as const) : []),
  ]);
}
