import type { ReactNode } from 'react';
import type { MenuAction } from '../../primitives/Menu';
import type { Labels } from '../../primitives/messages';
import type { Unsent } from '../../primitives/UnsentNote';
import type { ReactionButtonProps } from '../ReactionButton';
import type { postCardMessages } from './messages';

/** A person beside what they wrote. */
export interface PostAuthor {
  /** The name to show. */
  name: string;
  /** Address of their picture; without one the initials stand in. */
  image?: string | null;
  /** Where the name leads. */
  href?: string;
}

/** Props of {@link PostCard}. */
export interface PostCardProps {
  /** Who wrote it; an empty name is replaced by a text. */
  author: PostAuthor;
  /** Where it was written, in a feed of several places: its name, and where that leads. */
  place?: { name: string; href: string };
  /** Plain text; addresses and mentions in it become links. Empty for a picture alone. */
  content: string;
  /** When, in words. */
  timeLabel: string;
  /** When, as ISO 8601 with offset, e.g. `2026-03-01T18:00:00Z`. */
  dateTime: string;
  /** Addresses of pictures. */
  mediaUrls?: readonly string[];
  /**
   * Each picture in several widths, as `srcset` of HTML takes them, in the order of `mediaUrls`.
   */
  mediaSrcSets?: readonly (string | undefined)[];
  /**
   * What each picture shows, in words, in the order of `mediaUrls`; missing or empty ones are named
   * after the author.
   */
  mediaAlts?: readonly string[];
  /**
   * Reaction of the viewer, number of all, and what to do on a click and on a choice. Without it
   * nobody can react.
   */
  reaction?: Pick<ReactionButtonProps, 'reaction' | 'count' | 'onToggle' | 'onSelect'>;
  /** Shown as words alone where `onToggleComments` is missing; left out while it is not known. */
  commentCount?: number | undefined;
  /** Whether `children` are shown; the caller keeps this state. @default false */
  isCommentsOpen?: boolean;
  /** Called on the button that shows and hides the comments; without it there is none. */
  onToggleComments?: () => void;
  /** Called on Share; without it there is no such button. */
  onShare?: () => void;
  /** Given to the author only; called after the question has been answered. */
  onDelete?: () => void;
  /** Given to the author only; called when they want to change it. */
  onEdit?: () => void;
  /** A PostEditor while its author changes it, in the place of its text. */
  editor?: ReactNode;
  /** Its author has changed it. @default false */
  isEdited?: boolean;
  /** Whether deleting is under way; its button waits. @default false */
  isDeleting?: boolean;
  /** What else can be done with the post, behind one button; without any there is no button. */
  actions?: readonly MenuAction[];
  /** Called with the id of the chosen action. */
  onAction?: (id: string) => void;
  /** Shown at once, not yet stored: nothing can be done with it. */
  isSending?: boolean;
  /** Not known to have been stored: says so, with what can be done about it. */
  unsent?: Unsent | undefined;
  /** Stands first in its feed, and says so. @default false */
  isPinned?: boolean | undefined;
  /** The post a link has led to. */
  isHighlighted?: boolean;
  /** Where a mention leads; without it mentions are marked but not links. */
  hrefForMention?: (username: string) => string;
  /** Stands below the text, e.g. cards for addresses in it. */
  belowText?: ReactNode;
  /** Comments and their composer, shown while `isCommentsOpen`. */
  children?: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof postCardMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}
