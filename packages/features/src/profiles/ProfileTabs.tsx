import { EmptyState, Tab, TabList, TabPanel, Tabs } from '@clubline/ui';
import { useMessages } from '../platform/messages';
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
}

/** A tab of a person's page. */
export type ProfileTab = 'posts' | 'scores' | 'clubs';

/** What a person does, in tabs: their scores, posts and clubs. */
export function ProfileTabs({ profile, isOwn, tab, onTabChange }: ProfileTabsProps) {
  const text = useMessages(profilesMessages);
  return (
    <Tabs selectedKey={tab} onSelectionChange={(key) => onTabChange(key as ProfileTab)}>
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
  );
}
