import type { Unsent } from '../../primitives/UnsentNote';
import type { PostAuthor } from '../PostCard';

/** What can be done with a comment. */
export type CommentAction = 'reply' | 'edit' | 'delete' | 'copyLink';

/** One comment, with the replies the server sent. */
export interface CommentItem {
  /** Unique in the list. */
  id: string;
  /** Who wrote it; an empty name is replaced by a text. */
  author: PostAuthor;
  /** Plain text; addresses and mentions in it become links. */
  content: string;
  /** When, in words. */
  timeLabel: string;
  /** When, as ISO 8601 with offset, e.g. `2026-03-01T18:00:00Z`. */
  dateTime: string;
  /** Shown at once, not yet stored. */
  isSending?: boolean;
  /** Not known to have been stored: says so, with what can be done about it. */
  unsent?: Unsent | undefined;
  /** Its author has changed it. */
  isEdited?: boolean;
  /** It answers a comment that is not here, and says so. */
  isReply?: boolean;
  /** It is older than all others, and what is between is not here: it stands before the button. */
  isApart?: boolean;
  /** What the viewer may do with it, given what is called for it. @default nothing */
  allowed?: readonly CommentAction[];
  /** Answers to it, oldest first, indented below it; they may have replies too. */
  replies?: readonly CommentItem[];
}
