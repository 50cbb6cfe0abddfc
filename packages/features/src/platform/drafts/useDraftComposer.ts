import { useFieldErrors } from '../fieldErrors';
import { useDraft } from './useDraft';

const properties = { content: ['content'] };

/**
 * A composer of one text, kept as the draft called `name`. `send` shows the text at once and throws
 * when it could not be stored: the text is then put back, with what the server says of it.
 */
export function useDraftComposer(name: string, send: (content: string) => Promise<void>) {
  const draft = useDraft(name);
  const server = useFieldErrors(properties);
  const submit = async () => {
    const content = draft.take();
    server.clear();
    try {
      await send(content);
    } catch (error) {
      draft.restore(content);
      server.show(error);
    }
  };
  return {
    value: draft.value,
    onChange(value: string) {
      server.clear();
      draft.setValue(value);
    },
    onSubmit: () => void submit(),
    ...(server.errors.content && { errorMessage: server.errors.content }),
  };
}
