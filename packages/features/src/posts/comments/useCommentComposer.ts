import { personName } from '@clubline/contract';
import { useRef, useState } from 'react';
import { moderationMessages } from '../../moderation';
import { ApiError } from '../../platform/client';
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
  const answered = comments.some(({ id }) => id === asked?.parentComment) ? asked : null;

  const name = commentsName(clubId, postId);
  const editing = useEditing({ name, save: thread.changeComment, stored: thread.comments });
  const draft = useDraftComposer(name, async (content) => {
    if (!answered) return thread.comment(content);
    setAsked(null);
    try {
      return await thread.comment({ content, parentComment: answered.parentComment });
    } catch (refusal) {
      setAsked(answered);
      // It may be gone, and nobody has said so yet.
      if (refusal instanceof ApiError) thread.retry();
      throw refusal;
    }
  });
  // What one answers may be deleted meanwhile. Its words are no comment unless somebody says so.
  const isUndecided =
    asked !== answered && thread.comments !== undefined && draft.value.trim() !== '';
  const choice = useRef<HTMLDivElement>(null);
  const decide = () => {
    setAsked(null);
    focusNext();
  };

  return {
    composer: {
      ...(editing.isEditing ? editing.composer : draft),
      ...(isUndecided && {
        onSubmit: () => choice.current?.querySelector('button')?.focus(),
      }),
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
    /** For the question before other words for what stands there are left. */
    unsaved: editing.unsaved,
    /** Words for a comment that has been deleted meanwhile. */
    lost: editing.lost,
    /** What one was answering is gone, and it is not said what becomes of the words. */
    lostAnswer: isUndecided
      ? {
          choice,
          onKeep: decide,
          onDiscard() {
            draft.onChange('');
            decide();
          },
        }
      : null,
    /** What is written so far, for a place where it cannot be sent. */
    kept: {
      words: editing.changed ?? draft.value,
      onDiscard: () => (editing.changed === null ? draft.onChange('') : editing.cancel()),
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
