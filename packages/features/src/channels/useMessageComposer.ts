import type { ChannelMessage } from '@clubline/contract';
import { useDraftComposer, useEditing, useFreshFocus } from '../platform/drafts';
import { useMessages } from '../platform/messages';
import { channelDraft } from './channelDraft';
import { channelsMessages } from './messages';
import type { useChannel } from './useChannel';

/**
 * The one field below a channel: for a new message, which is kept as a draft, and for other words
 * in place of one's own, which leave the draft alone.
 */
export function useMessageComposer(channelId: string, room: ReturnType<typeof useChannel>) {
  const text = useMessages(channelsMessages);
  const { field, focusNext } = useFreshFocus();
  const draft = useDraftComposer(channelDraft(channelId), room.send);
  const editing = useEditing(room.changeWords);
  const isEdited = editing.changed !== null;
  return {
    composer: {
      ...(editing.isEditing ? editing.composer : draft),
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
    /** What is written so far, for a place where it cannot be sent. */
    kept: {
      words: editing.changed ?? draft.value,
      onDiscard: () => (isEdited ? editing.cancel() : draft.onChange('')),
    },
    /** Begins to change a message. */
    edit({ id, content }: Pick<ChannelMessage, 'id' | 'content'>) {
      focusNext();
      editing.begin(id, content);
    },
  };
}
