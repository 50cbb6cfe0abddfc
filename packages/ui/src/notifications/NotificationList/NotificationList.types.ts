import type { Labels } from '../../primitives/messages';
import type { notificationListMessages } from './messages';
import type { NotificationItem } from './NotificationRow';

export interface NotificationListProps {
  /** Newest first. */
  items: readonly NotificationItem[];
  /**
   * What stands below the head: placeholders, the rows, the failure, or the way to sign in.
   * @default 'ready'
   */
  status?: 'loading' | 'ready' | 'error' | 'signedOut';
  /** The server's words when `status` is 'error'. @default 'Server error' */
  errorMessage?: string;
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** How many are unread. @default those among `items` */
  unreadCount?: number;
  /** Called with the id of one to mark as read. */
  onMarkRead: (id: string) => void;
  /** Called on the button that marks all as read. */
  onMarkAllRead: () => void;
  /** Called with the id of one whose link is followed. */
  onOpen?: (id: string) => void;
  /** So many neighbours of one kind get a heading with which they fold. @default no grouping */
  groupFrom?: number;
  /**
   * When the viewer's day has begun, in ms since the epoch: what happened since stands under
   * 'Today', the rest under 'Earlier'. @default no such headings
   */
  today?: number;
  /** Whether marking all is under way; its button waits. @default false */
  isMarkingAll?: boolean;
  /** Whether the server has more. @default false */
  hasMore?: boolean;
  /** Whether another page is on its way. @default false */
  isLoadingMore?: boolean;
  /** Called on the button below the list, shown while there is a next page. */
  onLoadMore?: () => void;
  /** Told of the element of each row, and of null when it leaves the page. */
  rowRef?: (id: string, element: Element | null) => void;
  /** What is searched for; nothing found is then not the same as nothing there. */
  query?: string;
  /** Without it there is no search field. */
  onQueryChange?: (query: string) => void;
  /** Where to sign in. */
  signInHref?: string;
  /** Where to find people to follow, offered while there is nothing; without it no link is. */
  findPeopleHref?: string;
  /** Level of its heading in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof notificationListMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}
