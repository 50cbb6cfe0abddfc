import type { CommentAction, CommentItem } from '@clubline/ui';
import { authorOf } from '../../platform/client';
import type { ShownComment } from './comments.types';

interface CommentItemOptions {
  ageOf: (createdAt: string) => string;
  hrefForMention: (username: string) => string;
  /** What the viewer may do with a comment that is stored. */
  allowedFor: (comment: ShownComment) => readonly CommentAction[];
}

/** Comments as a tree; one whose parent is gone stands at the top. */
export function commentItems(
  comments: readonly ShownComment[],
  { ageOf, hrefForMention, allowedFor }: CommentItemOptions,
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
        allowed: allowedFor(comment),
        replies: comment.id === comment.parentComment ? [] : itemsUnder(comment.id),
      }));
  return itemsUnder(null);
}
