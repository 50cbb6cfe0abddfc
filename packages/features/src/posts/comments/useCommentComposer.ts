import { personName } from '@clubline/contract';
import { useState } from 'react';
import { moderationMessages } from '../../moderation';
import { useDraftComposer, useEditing, useFreshFocus } from '../../platform/drafts';
import { useMessages } from '../../platform/messages';
import { commentsName } from './comments.writes';
import type { useComments } from './useComments';

/** A comment that is being answered, and who wrote it. */
interface Answered {
  parentComment: string;
  name: string;
}

/**
 * The one field below the comments: for a new comment or an answer, which share a draft, and for
 * other words in place of a comment, which leave the draft alone.
 */
export function useCommentComposer(
  { clubId, postId }: { clubId: string; postId: string },
  thread: ReturnType<typeof useComments>,
) {
  const text = useMessages(moderationMessages);
  const [asked, setAsked] = useState<Answered | null>(null);
  const { field, focusNext } = useFreshFocus();
  const comments = thread.comments ?? [];
  // What one answers may be deleted meanwhile: what was written is a comment then.
  const answered = comments.some(({ id }) => id === asked?.parentComment) ? asked : null;

  const editing = useEditing(thread.changeComment, thread.comments);
  const draft = useDraftComposer(commentsName(clubId, postId), async (content) => {
    if (!answered) return thread.comment(content);
    setAsked(null);
    try {
      return await thread.comment({ content, parentComment: answered.parentComment });
    } catch (refusal) {
      setAsked(answered);
      throw refusal;
    }
  });
  const isEdited = editing.changed !== null;

  return {
    composer: {
      ...(editing.isEditing ? editing.composer : draft),
      inputRef: field,
      purpose: editing.isEditing
        ? ({ kind: 'edit' } as const)
        : answered
          ? ({ kind: 'reply', name: answered.name } as const)
          : undefined,
      onCancel() {
        setAsked(null);
        editing.cancel();
        field.current?.focus();
      },
    },
    /** Whether other words are written for what stands there already: no draft keeps them. */
    isUnsaved: isEdited || editing.lost !== null,
    /** Words for a comment that has been deleted meanwhile. */
    lost: editing.lost,
    /** What is written so far, for a place where it cannot be sent. */
    kept: {
      words: editing.changed ?? draft.value,
      onDiscard: () => (isEdited ? editing.cancel() : draft.onChange('')),
    },
    /** Begins to answer a comment, or to change it. */
    begin(commentId: string, kind: 'reply' | 'edit') {
      const comment = comments.find(({ id }) => id === commentId);
      if (!comment) return;
      focusNext();
      if (kind === 'edit') {
        setAsked(null);
        editing.begin(commentId, comment.content);
        return;
      }
      editing.cancel();
      setAsked({
        // Threads are one level deep.
        parentComment: comment.parentComment ?? commentId,
        name: personName(comment.user) || text.thisMember,
      });
    },
  };
}
