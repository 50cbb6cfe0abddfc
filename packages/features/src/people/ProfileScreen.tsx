import {
  Button,
  EmptyState,
  FavoriteTeams,
  Icon,
  ProfileHeader,
  ProfilePage,
  ProfileUnavailable,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@clubline/ui';
import { useRef, useState } from 'react';
import { reasonOf } from '../client';
import { personName, useShare } from '../feed';
import { useMessages } from '../messages';
import { ProfilePosts } from '../profilePosts';
import { useClubline } from '../provider';
import { peopleCopy } from './copy';
import { FollowDialog } from './FollowDialog';
import { useFollow } from './useFollow';
import { useProfile } from './useProfile';
import { UserSearchDialog } from './UserSearchDialog';

export interface ProfileScreenProps {
  username: string;
}

/** A person: who they are, who follows them, what they post, and their teams. */
export function ProfileScreen({ username }: ProfileScreenProps) {
  const text = useMessages('people', peopleCopy);
  const { hrefFor, productName, toast } = useClubline();
  const page = useRef<HTMLDivElement>(null);
  const share = useShare(page);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [isFollowOpen, setFollowOpen] = useState(false);
  const { profile, isNotFound, error, teams, areTeamsLoading, retry } = useProfile(username);
  const follow = useFollow(profile);

  const search = <UserSearchDialog isOpen={isSearchOpen} onOpenChange={setSearchOpen} />;
  if (isNotFound || error) {
    const action = (
      <Button icon={<Icon name="search" />} onPress={() => setSearchOpen(true)}>
        {text.findPeople}
      </Button>
    );
    return (
      <>
        {isNotFound ? (
          <ProfileUnavailable reason="notFound" action={action} />
        ) : (
          <ProfileUnavailable
            message={reasonOf(error, text.loadFailed)}
            onRetry={retry}
            action={action}
          />
        )}
        {search}
      </>
    );
  }
  if (!profile)
    return <ProfilePage ref={page} header={<ProfileHeader onShare={() => undefined} />} />;

  const name = personName(profile);
  const { isOwn, followersCount, isFollowing } = follow;
  return (
    <ProfilePage
      ref={page}
      header={
        <ProfileHeader
          user={profile}
          {...(followersCount !== null && { followersCount })}
          points={profile.points}
          isOwn={isOwn}
          {...(isFollowing !== null && { isFollowing })}
          onToggleFollow={follow.toggle}
          onShare={() =>
            void share(hrefFor({ to: 'profile', username: profile.username || username }))
          }
          onOpenFollowers={() => setFollowOpen(true)}
          onSearch={() => setSearchOpen(true)}
          editHref={hrefFor({ to: 'settings' })}
        />
      }
      aside={
        <FavoriteTeams
          teams={teams}
          isOwn={isOwn}
          isLoading={areTeamsLoading}
          onAddTeam={() => toast.add({ title: text.addTeamSoon })}
        />
      }
    >
      <title>{`${name} · ${productName}`}</title>
      <Tabs defaultSelectedKey="posts">
        <TabList aria-label={text.tabs}>
          <Tab id="scores">{text.scores}</Tab>
          <Tab id="posts">{text.posts}</Tab>
          <Tab id="clubs">{text.clubs}</Tab>
        </TabList>
        <TabPanel id="scores">
          <EmptyState title={text.scoresSoon} />
        </TabPanel>
        <TabPanel id="posts">
          <ProfilePosts author={profile} isOwn={isOwn} />
        </TabPanel>
        <TabPanel id="clubs">
          <EmptyState illustration="clubs" title={text.clubsSoon} />
        </TabPanel>
      </Tabs>
      <FollowDialog
        person={{ id: profile.id, name }}
        counts={{ followers: followersCount ?? 0, following: follow.followingCount ?? 0 }}
        isOpen={isFollowOpen}
        onOpenChange={setFollowOpen}
      />
      {search}
    </ProfilePage>
  );
}
