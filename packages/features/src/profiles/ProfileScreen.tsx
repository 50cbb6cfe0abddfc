import { personName } from '@clubline/contract';
import {
  Button,
  FavoriteTeams,
  Icon,
  ProfileHeader,
  ProfilePage,
  ProfileUnavailable,
} from '@clubline/ui';
import { useRef, useState } from 'react';
import { pictureFor, reasonOf } from '../platform/client';
import { useMessages } from '../platform/messages';
import { useClubline, usePageHead } from '../platform/provider';
import { useShare } from '../posts';
import type { ProfileSection } from '../platform/routes';
import { useProfileChoices } from './choices/useProfileChoices';
import { profilesMessages } from './messages';
import { FollowDialog } from './FollowDialog';
import { ProfileTabs } from './ProfileTabs';
import { useFollow } from './useFollow';
import { useProfile } from './useProfile';
import { useProfileSection } from './useProfileSection';
import { UserSearchDialog } from './userSearch/UserSearchDialog';

export interface ProfileScreenProps {
  /** Whose page it is, without `@`. */
  username: string;
  /** The part of the page that its address names. @default the posts */
  section?: ProfileSection | undefined;
}

/** A person: who they are, who follows them, what they post, and their teams. */
export function ProfileScreen(props: ProfileScreenProps) {
  return <ProfileOf key={props.username} {...props} />;
}

function ProfileOf({ username, section }: ProfileScreenProps) {
  const text = useMessages(profilesMessages);
  const { labelOf } = useProfileChoices();
  const { hrefFor, toast } = useClubline();
  const page = useRef<HTMLDivElement>(null);
  const share = useShare(page);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const { tab, showTab, followList, ...sections } = useProfileSection(username, section);
  const { profile, isNotFound, error, retry, teams, teamsStatus, retryTeams } =
    useProfile(username);
  const follow = useFollow(profile);
  usePageHead(profile && personName(profile));

  const search = <UserSearchDialog isOpen={isSearchOpen} onOpenChange={setSearchOpen} />;
  if (isNotFound || error) {
    const action = (
      <Button icon={<Icon name="search" />} onPress={() => setSearchOpen(true)}>
        {text.findPeople}
      </Button>
    );
    return (
      <>
        <ProfileUnavailable
          {...(isNotFound
            ? { reason: 'notFound' as const }
            : { description: reasonOf(error, text.loadFailed), onRetry: retry })}
          action={action}
        />
        {search}
      </>
    );
  }
  if (!profile)
    return <ProfilePage ref={page} header={<ProfileHeader onShare={() => undefined} />} />;

  const { isOwn, followersCount, isFollowing } = follow;
  const tags = profile.tags.map(labelOf);
  return (
    <ProfilePage
      ref={page}
      header={
        <ProfileHeader
          user={{ ...profile, tags, image: pictureFor(profile.profilePicture, 640) }}
          {...(followersCount !== null && { followersCount })}
          points={profile.points}
          isOwn={isOwn}
          {...(isFollowing !== null && { isFollowing })}
          onToggleFollow={follow.toggle}
          unsent={follow.unsent}
          {...(follow.retryFollowing && { onRetryFollow: follow.retryFollowing })}
          onShare={() =>
            void share(hrefFor({ to: 'profile', username: profile.username || username }))
          }
          onOpenFollowers={() => sections.openFollowList('followers')}
          onSearch={() => setSearchOpen(true)}
          editHref={hrefFor({ to: 'settings' })}
        />
      }
      aside={
        <FavoriteTeams
          teams={teams}
          isOwn={isOwn}
          status={teamsStatus}
          onRetry={retryTeams}
          onAddTeam={() => toast.add({ title: text.addTeamSoon })}
        />
      }
    >
      <ProfileTabs {...{ profile, isOwn, tab }} onTabChange={showTab} onFollow={follow.follow} />
      <FollowDialog
        person={{ id: profile.id, name: personName(profile) }}
        counts={{ followers: followersCount, following: follow.followingCount }}
        list={followList}
        onListChange={sections.openFollowList}
        onLeave={sections.leaveFollowList}
        onClose={sections.closeFollowList}
      />
      {search}
    </ProfilePage>
  );
}
