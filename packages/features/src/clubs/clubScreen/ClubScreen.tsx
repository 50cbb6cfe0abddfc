import { personName } from '@clubline/contract';
import { ClubBanner, ClubPage } from '@clubline/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../platform/messages';
import { useClubline, usePageHead } from '../../platform/provider';
import { readStoredTab } from '../clubList/useListView';
import { clubKeys } from '../clubKeys';
import { ReceivedInvitation } from '../coOwnership/ReceivedInvitation';
import { clubScreenMessages } from '../messages';
import { useClub } from '../useClub';
import { ClubInfo } from './ClubInfo';
import { ClubTabs } from './ClubTabs';
import { ClubUnavailable } from './ClubUnavailable';
import { metaDescription } from './metaDescription';
import { useMembership } from './useMembership';

export interface ClubScreenProps {
  /** The `id` of the club. */
  clubId: string;
  /** A link has led to this post (`?post=`). */
  postId?: string;
  /** The link asks for the post's comments, too (`&comments=1`). */
  showComments?: boolean;
}

/** One club: banner, joining and leaving, feed, channels, and what there is to know of it. */
export function ClubScreen({ clubId, postId, showComments }: ClubScreenProps) {
  const clubPageText = useMessages(clubScreenMessages);
  const { hrefFor, storage } = useClubline();
  const page = useRef<HTMLDivElement>(null);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const {
    club,
    membership,
    membershipError,
    retryMembership,
    channels,
    channelsError,
    retryChannels,
    isLoading,
    isNotFound,
    error,
    retry,
  } = useClub(clubId);
  const { isPending, join, leave } = useMembership(clubId);
  usePageHead(club?.clubName, metaDescription(club?.clubDescription ?? ''));
  // Back is where one came from: what the list looked like is kept under this name.
  const [tab] = useState(() => readStoredTab(storage.session.getJson(clubKeys.view)));
  const backHref = hrefFor({ to: tab === 'discover' ? 'discover' : 'clubs' });
  const frame = {
    ref: page,
    backHref,
    backLabel: clubPageText.back,
    settingsLabel: clubPageText.settings,
  };

  if (!club)
    return (
      <ClubPage {...frame}>
        <ClubUnavailable
          isLoading={isLoading}
          isNotFound={isNotFound}
          error={error}
          onRetry={retry}
          backHref={backHref}
        />
      </ClubPage>
    );

  const ownerName = personName(club.owner);
  const isBanned = club.sanction === 'ban';
  return (
    <ClubPage {...frame} title={club.clubName} onSettings={() => setInfoOpen(true)}>
      <ClubBanner
        name={club.clubName}
        image={club.clubImage}
        memberCount={club.memberCount}
        owner={ownerName ? { name: ownerName, image: club.owner.profilePicture } : null}
        membership={isBanned ? 'unknown' : membership}
        isPending={isPending}
        onJoin={join}
        onLeave={leave}
      />
      <ReceivedInvitation key={clubId} club={{ ...club, id: clubId }} />
      <ClubTabs
        club={{ ...club, id: clubId }}
        channels={channels}
        channelsError={channelsError}
        onRetryChannels={retryChannels}
        canView={membership === 'unknown' ? null : membership !== 'none'}
        membershipError={membershipError}
        onRetryMembership={retryMembership}
        onOwnersChange={retry}
        {...(postId && { postId })}
        {...(showComments && { showComments })}
      />
      <ClubInfo club={{ ...club, id: clubId }} isOpen={isInfoOpen} onOpenChange={setInfoOpen} />
    </ClubPage>
  );
}
