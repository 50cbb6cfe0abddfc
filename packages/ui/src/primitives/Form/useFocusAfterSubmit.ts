import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to the text field of a composer when its button goes out under whoever has
 * pressed it: what was written is on its way, and the keyboard goes on from there.
 * @param isDisabled whether the button of the form is out
 */
export function useFocusAfterSubmit(
  form: RefObject<HTMLElement | null>,
  isDisabled: boolean,
): { onSubmitted: () => void } {
  const wasSubmitted = useRef(false);
  useEffect(() => {
    if (!wasSubmitted.current || !isDisabled) return;
    wasSubmitted.current = false;
    const focused = document.activeElement;
    // Browsers take the focus from a button that is out at different times.
    const isLost =
      focused === document.body ||
      (focused?.matches(':disabled') && form.current?.contains(focused));
    if (isLost) form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [form, isDisabled]);
  return { onSubmitted: () => void (wasSubmitted.current = true) };
}
