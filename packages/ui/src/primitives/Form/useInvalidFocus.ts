import { useEffect, useRef, type RefObject } from 'react';

/** A field that is marked, or, in a group marked as a whole, the choice made or the first. */
function invalidField(form: HTMLElement | null): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)') ?? null;
  return (
    marked?.querySelector<HTMLElement>('input:checked') ?? marked?.querySelector('input') ?? marked
  );
}

/**
 * Puts the focus on what is wrong once the answer to a submit is known: on the list of faults where
 * there is one, else on the first field that is marked. Who is writing again is past the submit:
 * faults that appear then do not take the focus away.
 */
export function useInvalidFocus(
  form: RefObject<HTMLElement | null>,
  list?: RefObject<HTMLElement | null>,
): { onSubmitted: () => void; onInput: () => void } {
  const wasSubmitted = useRef(false);
  // Looks after every change, because the answer to a submit may come later and may be the same
  // list again.
  useEffect(() => {
    if (!wasSubmitted.current) return;
    const target = list?.current ?? invalidField(form.current);
    if (!target) return;
    wasSubmitted.current = false;
    target.focus();
  });
  return {
    onSubmitted: () => void (wasSubmitted.current = true),
    onInput: () => void (wasSubmitted.current = false),
  };
}
