import { useState } from 'react';
import { useFieldErrors } from '../fieldErrors';
import { useMessages } from '../messages';
import { ChangedWords } from './ChangedWords';
import { draftsMessages } from './messages';
import { useKeptEdits } from './useKeptEdits';

const properties = { content: ['content'] };

/** What is being changed: `content` is what is written by now, `before` what stood there. */
interface Edited {
  id: string;
  content: string;
  before: string;
}

export interface EditingOptions {
  /** Names the place, as its draft is called: what is written is kept there. */
  name: string;
  /**
   * Takes the words, and what stood there when they were begun. Throws when they could not be
   * stored: they stay, with what the server says of them, or with what `ChangedWords` says.
   */
  save: (id: string, content: string, seen: string) => Promise<void>;
  /** What stands at the place, where that is known: what is not among it is deleted. */
  stored?: readonly { id: string }[] | undefined;
}

/**
 * Other words for one thing that is stored already, in the place of a composer. What has been
 * written and is not in the field any more, because the thing was deleted or the page came anew, is
 * `lost` until the person takes it up again.
 */
export function useEditing({ name, save, stored }: EditingOptions) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const { edits, keep, discard } = useKeptEdits(name);
  const text = useMessages(draftsMessages);
  const server = useFieldErrors(properties);
  const [isPending, setPending] = useState(false);
  if (edited && !isPending && stored?.every(({ id }) => id !== edited.id)) setEdited(null);
  const changed = edited !== null && edited.content !== edited.before ? edited.content : null;
  const lost = edits.filter(({ id }) => id !== edited?.id);
  const submit = async () => {
    if (!edited || isPending) return;
    const { id, content, before } = edited;
    setPending(true);
    server.clear();
    try {
      await save(id, content.trim(), before);
      discard(id);
      setEdited((known) => (known?.id === id ? null : known));
    } catch (failure) {
      if (failure instanceof ChangedWords) {
        const { words } = failure;
        setEdited((known) => known && { ...known, before: words });
        server.add({ content: text.changedWords(words) });
      } else server.show(failure);
    } finally {
      setPending(false);
    }
  };
  return {
    isEditing: edited !== null,
    /** The words that would be lost, where they are others than before. */
    changed,
    /** Goes on with what was written for it before, if anything was. */
    begin(id: string, before: string) {
      server.clear();
      const kept = edits.find((edit) => edit.id === id);
      setEdited({ id, content: kept?.words ?? before, before });
    },
    cancel() {
      if (edited) discard(edited.id);
      setEdited(null);
    },
    /** Words that are in no field. */
    lost: lost.map(({ id, words }) => ({ id, words, onDiscard: () => discard(id) })),
    /** For the question before they are left: who leaves nevertheless gives them up. */
    unsaved: {
      isUnsaved: changed !== null || lost.length > 0,
      onLeave() {
        for (const { id } of edits) discard(id);
        setEdited(null);
      },
    },
    /** For the composer in whose place they are written. */
    composer: {
      value: edited?.content ?? '',
      onChange(content: string) {
        server.clear();
        if (!edited) return;
        setEdited({ ...edited, content });
        if (content.trim() === edited.before.trim()) discard(edited.id);
        else keep(edited.id, content);
      },
      onSubmit: () => void submit(),
      isPending,
      ...(server.errors.content && { errorMessage: server.errors.content }),
    },
  };
}
