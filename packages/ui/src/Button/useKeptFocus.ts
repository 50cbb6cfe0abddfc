import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';

/**
 * Gives a button its focus back when it can be pressed again. Browsers take the focus from what is disabled, and who had
 * pressed it by keyboard would have to find it anew once the work has failed.
 */
export function useKeptFocus(ref: Ref<HTMLButtonElement>, isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  useLayoutEffect(() => {
    const { activeElement, body } = button.current?.ownerDocument ?? {};
    if (isDisabled) hadFocus.current = activeElement === button.current;
    else {
      // Whoever has gone on to something else stays there.
      if (hadFocus.current && (!activeElement || activeElement === body || activeElement === button.current)) button.current?.focus({ preventScroll: true });
      hadFocus.current = false;
    }
  }, [isDisabled]);
  return button;
}
