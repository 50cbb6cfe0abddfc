import { BUSY_CLUB } from '../clubs';
import type { DemoPost } from '../content.types';
import { earlierPosts } from './busyClubEarlier';
import { recentPosts } from './busyClubRecent';
import { fanClubPosts } from './fanClubs';
import { playersClubPosts } from './playersClubs';

export { profilePosts } from './profilePosts';

/** Posts of clubs by name, newest first. */
export const clubPosts: Record<string, DemoPost[]> = {
  [BUSY_CLUB]: [...recentPosts, ...earlierPosts],
  ...fanClubPosts,
  ...playersClubPosts,
};
