import { EmptyState, Tab, TabList, TabPanel, Tabs } from '@clubline/ui';
import { useMessages } from '../platform/messages';
import { ProfilePosts } from '../posts';
import { profilesMessages } from './messages';
import type { Profile } from './profiles.calls';

export interface ProfileTabsProps {
  profile: Profile;
  /** Whether it is the viewer's own page. */
  isOwn: boolean;
}

/** What a person does, in tabs: their scores, posts and clubs. */
export function ProfileTabs({ profile, isOwn }: ProfileTabsProps) {
  const text = useMessages(profilesMessages);
  return (
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
  );
}
