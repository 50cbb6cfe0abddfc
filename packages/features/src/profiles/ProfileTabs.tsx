import { EmptyState, LinkButton, Tab, TabList, TabPanel, Tabs } from '@clubline/ui';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { ProfilePosts } from '../posts';
import { profilesMessages } from './messages';
import type { Profile } from './profiles.calls';

export interface ProfileTabsProps {
  profile: Profile;
  /** Whether it is the viewer's own page. */
  isOwn: boolean;
  /** The tab that is shown. */
  tab: ProfileTab;
  onTabChange: (tab: ProfileTab) => void;
  /** Follows the person; undefined where one does already, or nobody knows. */
  onFollow: (() => void) | undefined;
}

/** A tab of a person's page. */
export type ProfileTab = 'posts' | 'scores' | 'clubs';

/** What a person does, in tabs: their scores, posts and clubs. */
export function ProfileTabs({ profile, isOwn, tab, onTabChange, onFollow }: ProfileTabsProps) {
  const { hrefFor } = useClubline();
  const text = useMessages(profilesMessages);
  return (
    <Tabs selectedKey={tab} onSelectionChange={(key) => onTabChange(key as ProfileTab)}>
      <TabList aria-label={text.tabs}>
        <Tab id="scores">{text.scores}</Tab>
        <Tab id="posts">{text.posts}</Tab>
        <Tab id="clubs">{text.clubs}</Tab>
      </TabList>
      <TabPanel id="scores">
        <EmptyState
          title={text.scoresSoon}
          action={<LinkButton href={hrefFor({ to: 'scores' })}>{text.liveScores}</LinkButton>}
        />
      </TabPanel>
      <TabPanel id="posts">
        <ProfilePosts author={profile} isOwn={isOwn} onFollow={onFollow} />
      </TabPanel>
      <TabPanel id="clubs">
        <EmptyState
          illustration="clubs"
          title={text.clubsSoon}
          action={<LinkButton href={hrefFor({ to: 'discover' })}>{text.discoverClubs}</LinkButton>}
        />
      </TabPanel>
    </Tabs>
  );
}
