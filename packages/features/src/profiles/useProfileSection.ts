import type { FollowListTab } from '@clubline/ui';
import { useState } from 'react';
import { useRoutedChoice } from '../platform/navigation';
import type { ProfileSection } from '../platform/routes';
import type { ProfileTab } from './ProfileTabs';

/** Which tab of a person's page is shown, and which list of people lies over it. */
export function useProfileSection(username: string, addressed: ProfileSection | undefined) {
  const { choice, choose, leave, goBackTo } = useRoutedChoice<ProfileSection | null>(
    addressed ?? null,
    (section) =>
      section ? { to: 'profileSection', username, section } : { to: 'profile', username },
  );
  const followList: FollowListTab | null =
    choice === 'followers' || choice === 'following' ? choice : null;
  const tabOfChoice: ProfileTab = choice === 'scores' || choice === 'clubs' ? choice : 'posts';
  /** The tab below the list of people, whose address names the list alone. */
  const [tab, setTab] = useState(tabOfChoice);
  if (!followList && tab !== tabOfChoice) setTab(tabOfChoice);
  const sectionOf = (shown: ProfileTab) => (shown === 'posts' ? null : shown);
  return {
    tab,
    followList,
    showTab: (next: ProfileTab) => choose(sectionOf(next)),
    openFollowList: choose as (list: FollowListTab) => void,
    leaveFollowList: () => leave(sectionOf(tab)),
    closeFollowList: () => goBackTo(sectionOf(tab)),
  };
}
