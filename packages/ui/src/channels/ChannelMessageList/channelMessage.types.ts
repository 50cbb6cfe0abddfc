import type { ReactNode } from 'react';
import type { PostAuthor } from '../../posts';
import type { Unsent } from '../../primitives/UnsentNote';

/** One message of a channel. */
export interface ChannelMessageItem {
  /** Unique in the channel; keeps the reader's place when older messages come in above. */
  id: string;
  /** Who wrote it; an empty name is replaced by a text. */
  author: PostAuthor;
  /** Plain text; addresses and mentions in it become links. */
  content: string;
  /** When, in words. */
  timeLabel: string;
  /** When, as ISO 8601 with offset, e.g. `2026-03-01T18:00:00Z`. */
  dateTime: string;
  /** Addresses of pictures, shown below the text. */
  mediaUrls?: readonly string[];
  /**
   * Each picture in several widths, as `srcset` of HTML takes them, in the order of `mediaUrls`.
   */
  mediaSrcSets?: readonly (string | undefined)[];
  /**
   * What each picture shows, in words, in the order of `mediaUrls`; missing or empty ones are named
   * after the author.
   */
  mediaAlts?: readonly string[] | undefined;
  /** Written by the viewer. */
  isOwn?: boolean;
  /** Shown at once, not yet stored. */
  isSending?: boolean;
  /** Not known to have been stored: says so, with what can be done about it. */
  unsent?: Unsent | undefined;
  /** Stands below the text, e.g. cards for addresses in it. */
  belowText?: ReactNode;
  /** A dense ReactionButton of the variant `channel`. */
  reaction?: ReactNode;
  /** Its sender has changed it. */
  isEdited?: boolean;
  /** The viewer may change it, given `onEdit`. @default false */
  canEdit?: boolean;
  /** The viewer may delete it, given `onDelete`. @default false */
  canDelete?: boolean;
}
