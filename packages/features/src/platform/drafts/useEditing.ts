import { useState } from 'react';
import { useFieldErrors } from '../fieldErrors';

const properties = { content: ['content'] };

/** What is being changed: `content` is what is written by now, `before` what stood there. */
interface Edited {
  id: string;
  content: string;
  before: string;
}

/**
 * Other words for one thing that is stored already, in the place of a composer. `save` throws when
 * they could not be stored: they are then kept, with what the server says of them. Once it is no
 * more among `stored`, where these are known, there is nothing to change: words for it are `lost`.
 */
export function useEditing(
  save: (id: string, content: string) => Promise<void>,
  stored?: readonly { id: string }[],
) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const server = useFieldErrors(properties);
  const [isPending, setPending] = useState(false);
  if (edited && !isPending && stored?.every(({ id }) => id !== edited.id)) {
    setEdited(null);
    const isOther = edited.content.trim() !== edited.before.trim();
    if (isOther) setLost(lost === null ? edited.content : `${lost}\n\n${edited.content}`);
  }
  const submit = async () => {
    if (!edited || isPending) return;
    const { id, content } = edited;
    setPending(true);
    server.clear();
    try {
      await save(id, content.trim());
      setEdited((known) => (known?.id === id ? null : known));
    } catch (failure) {
      server.show(failure);
    } finally {
      setPending(false);
    }
  };
  return {
    isEditing: edited !== null,
    /** The words that would be lost, where they are others than before. */
    changed: edited !== null && edited.content !== edited.before ? edited.content : null,
    begin(id: string, content: string) {
      server.clear();
      setEdited({ id, content, before: content });
    },
    cancel: () => setEdited(null),
    /** Words for what has been deleted meanwhile; null where there are none. */
    lost: lost === null ? null : { words: lost, onDiscard: () => setLost(null) },
    /** For the composer in whose place they are written. */
    composer: {
      value: edited?.content ?? '',
      onChange(content: string) {
        server.clear();
        setEdited((known) => known && { ...known, content });
      },
      onSubmit: () => void submit(),
      isPending,
      ...(server.errors.content && { errorMessage: server.errors.content }),
    },
  };
}
