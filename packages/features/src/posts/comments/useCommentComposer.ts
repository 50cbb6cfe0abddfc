import { personName } from '@clubline/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { moderationMessages } from '../../moderation';
import { useDraftComposer } from '../../platform/drafts';
import { useFieldErrors } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import type { useComments } from './useComments';

/** What is written other than a new comment. */
type Purpose =
  | { kind: 'reply'; parentComment: string; name: string }
  | { kind: 'edit'; id: string; content: string };

/** What the draft of a comment to a post is called. */
export const commentDraft = (postId: string): string => `comment_${postId}`;

const properties = { content: ['content'] };

/**
 * The one field below the comments: for a new comment or an answer, which share a draft, and for
 * other words in place of a comment, which leave the draft alone.
 */
export function useCommentComposer(postId: string, thread: ReturnType<typeof useComments>) {
  const text = useMessages(moderationMessages);
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const comments = thread.comments ?? [];
  const isAnswerable =
    purpose?.kind !== 'reply' || comments.some(({ id }) => id === purpose.parentComment);
  // What one answers may be deleted meanwhile: what was written is a comment then.
  const current = isAnswerable ? purpose : null;

  const edited = current?.kind === 'edit' ? current : null;
  const isEdited =
    edited !== null &&
    comments.some(({ id, content }) => id === edited.id && content !== edited.content);

  const draft = useDraftComposer(commentDraft(postId), async (content) => {
    if (current?.kind !== 'reply') return thread.comment(content);
    setPurpose(null);
    try {
      return await thread.comment({ content, parentComment: current.parentComment });
    } catch (refusal) {
      setPurpose(current);
      throw refusal;
    }
  });
  const change = useChange(edited, {
    onWrite: (content) =>
      setPurpose((known) => (known?.kind === 'edit' ? { ...known, content } : known)),
    async save(id, content) {
      await thread.changeComment(id, content);
      setPurpose(null);
    },
  });
  const isFresh = useRef(false);
  useLayoutEffect(() => {
    if (!isFresh.current || !field.current) return;
    isFresh.current = false;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  });

  return {
    composer: {
      ...(edited ? change : draft),
      inputRef: field,
      purpose: current?.kind === 'edit' ? ({ kind: 'edit' } as const) : (current ?? undefined),
      onCancel() {
        setPurpose(null);
        field.current?.focus();
      },
    },
    /** What is written so far, for a place where it cannot be sent. */
    kept: {
      words: isEdited ? edited.content : draft.value,
      onDiscard: () => (isEdited ? setPurpose(null) : draft.onChange('')),
    },
    /** Begins to answer a comment, or to change it. */
    begin(commentId: string, kind: 'reply' | 'edit') {
      const comment = comments.find(({ id }) => id === commentId);
      if (!comment) return;
      isFresh.current = true;
      setPurpose(
        kind === 'edit'
          ? { kind, id: commentId, content: comment.content }
          : {
              kind,
              // Threads are one level deep.
              parentComment: comment.parentComment ?? commentId,
              name: personName(comment.user) || text.thisMember,
            },
      );
    },
  };
}

interface ChangeOptions {
  onWrite: (content: string) => void;
  /** Throws when the words could not be stored. */
  save: (id: string, content: string) => Promise<void>;
}

/** Other words for one comment. */
function useChange(
  edited: { id: string; content: string } | null,
  { onWrite, save }: ChangeOptions,
) {
  const server = useFieldErrors(properties);
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    if (!edited || isPending) return;
    setPending(true);
    server.clear();
    try {
      await save(edited.id, edited.content.trim());
    } catch (failure) {
      server.show(failure);
    } finally {
      setPending(false);
    }
  };
  return {
    value: edited?.content ?? '',
    onChange(content: string) {
      server.clear();
      onWrite(content);
    },
    onSubmit: () => void submit(),
    isPending,
    ...(server.errors.content && { errorMessage: server.errors.content }),
  };
}
