/** The two tabs: who follows the person, and whom the person follows. */
export type FollowListTab = 'followers' | 'following';

/** Somebody who follows or is followed. */
export interface FollowListPerson {
  /** Unique in the list. */
  id: string;
  /** Without `@`; shown below the name, and what the filter looks at. */
  username: string;
  /** Given name; without any name the username stands in. */
  firstName: string;
  /** Family name; may be empty. */
  lastName: string;
  /** Address of their picture; without one the initials stand in. */
  image?: string | null;
}

/** What one of the two tabs shows. */
export interface FollowListPeople {
  /** Stands in the tab; leave out while it is not known. */
  count?: number | undefined;
  /** Absent while they are on their way. */
  people?: readonly FollowListPerson[];
  /** Why they could not be loaded. */
  errorMessage?: string;
  /** Whether there are people after these. @default false */
  hasMore?: boolean;
  /** State of the people after these. @default 'ready' */
  moreStatus?: 'loading' | 'ready' | 'error';
  /** Whether those whom the filter leaves are still being looked for. @default false */
  isSearching?: boolean;
  /** So many the server has sent, and none after them; said at the end. @default all there are */
  cutAt?: number | undefined;
}
