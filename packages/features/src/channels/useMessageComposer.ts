import type { ChannelMessage } from '@clubline/contract';
import { useEditing, useFreshFocus } from '../platform/drafts';
import { useMessages } from '../platform/messages';
import { useClubComposer } from '../posts';
import { channelDraft } from './channelDraft';
import { channelsMessages } from './messages';
import type { useChannel } from './useChannel';

export interface MessageComposerOptions {
  clubId: string;
  channelId: string;
  /** Whether pictures may go with the words. */
  canAttach: boolean;
}

/**
 * The one field below a channel: for a new message, which is kept as a draft, and for other words
 * in place of one's own, which leave the draft alone.
 */
export function useMessageComposer(
  { clubId, channelId, canAttach }: MessageComposerOptions,
  room: ReturnType<typeof useChannel>,
) {
  const text = useMessages(channelsMessages);
  const { field, focusNext } = useFreshFocus();
  const draftName = channelDraft(clubId, channelId);
  const { fieldErrors, errorMessage, ...draft } = useClubComposer({
    clubId,
    draftName,
    post: room.send,
    canAttach,
    texts: { failed: text.messageFailed, tryAgain: text.tryAgain, notSent: text.notSent },
  });
  const written = {
    ...draft,
    errorMessage: fieldErrors.text,
    pictureErrors: { image: fieldErrors.image ?? errorMessage, alt: fieldErrors.imageAlt },
  };
  const editing = useEditing({
    name: draftName,
    save: room.changeWords,
    stored: room.isKnown ? room.known : undefined,
  });
  return {
    composer: {
      ...(editing.isEditing ? editing.composer : written),
      inputRef: field,
      purpose: editing.isEditing ? ({ kind: 'edit' } as const) : undefined,
      onCancel() {
        editing.cancel();
        field.current?.focus();
      },
      labels: {
        label: text.writeMessage,
        placeholder: text.writeMessagePlaceholder,
        submit: text.sendMessage,
        editing: text.editing,
        editLabel: text.editMessage,
        save: text.saveMessage,
      },
    },
    /** For the question before other words for what stands there are left. */
    unsaved: editing.unsaved,
    /** Words for a message that has been deleted meanwhile. */
    lost: editing.lost,
    /** What is written so far, for a place where it cannot be sent. */
    kept: {
      words: editing.changed ?? draft.value,
      onDiscard: () => (editing.changed === null ? draft.onChange('') : editing.cancel()),
    },
    /** Begins to change a message. */
    edit({ id, content }: Pick<ChannelMessage, 'id' | 'content'>) {
      focusNext();
      editing.begin(id, content);
    },
  };
}
