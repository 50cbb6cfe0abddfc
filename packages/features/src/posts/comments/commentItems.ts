import type { CommentAction, CommentItem } from '@clubline/ui';
import { authorOf } from '../../platform/client';
import type { ShownComment } from './comments.types';

interface CommentItemOptions {
  ageOf: (createdAt: string) => string;
  hrefForMention: (username: string) => string;
  /** What the viewer may do with a comment that is stored. */
  allowedFor: (comment: ShownComment) => readonly CommentAction[];
  /** There are earlier ones that are not here. */
  hasOlder: boolean;
}

/** Comments as a tree; one whose parent is gone, or not here yet, stands at the top. */
export function commentItems(
  comments: readonly ShownComment[],
  { ageOf, hrefForMention, allowedFor, hasOlder }: CommentItemOptions,
): CommentItem[] {
  const known = new Set(comments.map(({ id }) => id));
  const itemsUnder = (parent: string | null): CommentItem[] =>
    comments
      .filter(
        ({ parentComment }) =>
          (parentComment && known.has(parentComment) ? parentComment : null) === parent,
      )
      .map((comment) => ({
        id: comment.id,
        author: authorOf(comment.user, hrefForMention),
        content: comment.content,
        timeLabel: ageOf(comment.createdAt),
        dateTime: comment.createdAt,
        ...(comment.editedAt && { isEdited: true }),
        ...(comment.isSending && { isSending: comment.unsent?.isPending !== false }),
        unsent: comment.unsent,
        ...(comment.isApart && { isApart: true }),
        ...(hasOlder &&
          comment.parentComment !== null &&
          !known.has(comment.parentComment) && { isReply: true }),
        allowed: allowedFor(comment),
        replies: comment.id === comment.parentComment ? [] : itemsUnder(comment.id),
      }));
  return itemsUnder(null);
}
