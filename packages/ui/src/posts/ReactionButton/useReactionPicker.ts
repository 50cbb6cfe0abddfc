import { useRef, useState, type KeyboardEvent } from 'react';
import { useLongPress } from './useLongPress';

/**
 * How the picker of a button opens: by holding it, by arrow up, or by the key for menus.
 * @param isEnabled without it none of these does anything
 */
export function useReactionPicker(isEnabled: boolean) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  const open = () => {
    // The popover gives the focus back to whatever had it, and after a touch nothing had it.
    toggle.current?.focus({ preventScroll: true });
    setOpen(true);
  };
  const longPress = useLongPress(open, !isEnabled);
  const onKeyDown = (event: KeyboardEvent) => {
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (!isEnabled || !(isMenuKey || event.key === 'ArrowUp')) return;
    event.preventDefault();
    open();
  };
  return { isOpen, setOpen, open, close: () => setOpen(false), toggle, longPress, onKeyDown };
}
