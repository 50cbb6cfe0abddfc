import type { ReactNode } from 'react';
import type { MenuAction } from '../../primitives/Menu';
import type { Labels } from '../../primitives/messages';
import type { clubMemberListMessages } from './messages';

/** Somebody in a club. */
export interface ClubMemberRow {
  /** Unique in the list; what the callbacks are called with. */
  id: string;
  /** The name to show. */
  name: string;
  /** Without `@`; an empty one is left out. */
  username: string;
  /** Address of their picture; without one the initials stand in. */
  image?: string | null;
  /** Where the name leads. */
  href?: string;
  /** What they are in the club; a plain member has no badge. */
  role: 'owner' | 'coOwner' | 'member';
  /** Whether they may read but not write for now; shown as a badge. */
  isMuted?: boolean;
  /** What the viewer can do about them; without any there is no button. */
  actions?: readonly MenuAction[];
}

/** Props of `ClubMemberList`. */
export interface ClubMemberListProps {
  /** Who is found, in the order to show. */
  members: readonly ClubMemberRow[];
  /** State of the first page: placeholders, the list, or the failure and a way on. */
  status: 'loading' | 'ready' | 'error';
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** The words in the search field. */
  query: string;
  /** Called with the words at every key; the caller waits before it searches. */
  onQueryChange: (query: string) => void;
  /** Whether another page can be loaded. */
  hasMore?: boolean;
  /** Whether another page is on its way. */
  isLoadingMore?: boolean;
  /** Called to load another page. */
  onLoadMore?: () => void;
  /** So many the server has sent, and none after them; said at the end. @default all there are */
  cutAt?: number | undefined;
  /** Id of a member that is in the page wherever it stands, such as the one that was read. */
  keptId?: string;
  /** Told of the element of each member, and of null when it leaves the page. */
  rowRef?: (id: string, element: Element | null) => void;
  /** What stands before the menu of a member, e.g. a button to follow them. */
  renderAction?: (member: ClubMemberRow) => ReactNode;
  /** Called with the member's id and the chosen action's. */
  onAction?: (memberId: string, action: string) => void;
  /** People asked to be co-owners who have not answered; shown to those who can withdraw it. */
  invited?: readonly Omit<ClubMemberRow, 'role' | 'isMuted' | 'actions'>[];
  /** Whether it is known who is invited; `error` offers to try again. @default 'ready' */
  invitedStatus?: 'loading' | 'ready' | 'error';
  /** Called to load again who is invited; without it no button is offered. */
  onRetryInvited?: () => void;
  /** Called with the id of the person whose invitation to withdraw. */
  onWithdraw?: (id: string) => void;
  /** People who are out; shown to those who can let them in again. */
  banned?: readonly Omit<ClubMemberRow, 'role' | 'isMuted' | 'actions'>[];
  /** Whether it is known who is out; `error` says so and offers to try again. @default 'ready' */
  bannedStatus?: 'loading' | 'ready' | 'error';
  /** Called to load again who is out; without it no button is offered. */
  onRetryBanned?: () => void;
  /** Whether another page of those who are out can be loaded. @default false */
  hasMoreBanned?: boolean;
  /** Whether another page of those who are out is on its way. @default false */
  isLoadingMoreBanned?: boolean;
  /** Called to load another page of those who are out. */
  onLoadMoreBanned?: () => void;
  /** As `cutAt`, of those who are out. @default all there are */
  bannedCutAt?: number | undefined;
  /** Called with the id of the person to let in again. */
  onLiftBan?: (id: string) => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof clubMemberListMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}
