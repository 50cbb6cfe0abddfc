import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { focusIfLost } from '../focusIfLost';

/**
 * Gives a button its focus back when it can be pressed again. Browsers take the focus from what is
 * disabled, and who had pressed it by keyboard would have to find it anew once the work has failed.
 */
export function useKeptFocus(ref: Ref<HTMLButtonElement>, isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hasLostFocus = useRef(false);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  useEffect(() => {
    const element = button.current;
    const onFocusOut = () => {
      // Who leaves a button leaves one that can be pressed.
      hasLostFocus.current = element?.disabled === true;
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
  }, []);
  useEffect(() => {
    if (isDisabled || !hasLostFocus.current || !button.current) return;
    hasLostFocus.current = false;
    focusIfLost(button.current);
  }, [isDisabled]);
  return button;
}
