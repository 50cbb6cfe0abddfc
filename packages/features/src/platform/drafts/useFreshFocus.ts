import { useLayoutEffect, useRef } from 'react';

/** The focus of a text field, put behind what stands in it once that is drawn. */
export function useFreshFocus() {
  const field = useRef<HTMLTextAreaElement>(null);
  const isFresh = useRef(false);
  useLayoutEffect(() => {
    if (!isFresh.current || !field.current) return;
    isFresh.current = false;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  });
  return {
    /** The field. */
    field,
    /** Focuses it after the next time it is drawn. */
    focusNext: () => void (isFresh.current = true),
  };
}
