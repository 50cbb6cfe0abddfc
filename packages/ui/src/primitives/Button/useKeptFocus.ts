import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';

/**
 * Gives a button its focus back when it can be pressed again. Browsers take the focus from what is
 * disabled, and who had
 * pressed it by keyboard would have to find it anew once the work has failed.
 */
export function useKeptFocus(ref: Ref<HTMLButtonElement>, isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isBereft = useRef(false);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  useEffect(() => {
    const element = button.current;
    const onFocusOut = () => {
      // Who leaves a button leaves one that can be pressed.
      isBereft.current = element?.disabled === true;
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
  }, []);
  useEffect(() => {
    const element = button.current;
    if (isDisabled || !isBereft.current || !element) return;
    isBereft.current = false;
    const { activeElement, body } = element.ownerDocument;
    // Whoever has gone on to something else stays there.
    if (!activeElement || activeElement === body) element.focus({ preventScroll: true });
  }, [isDisabled]);
  return button;
}
