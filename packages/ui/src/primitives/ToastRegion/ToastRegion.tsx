import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useMessages, type Labels } from '../messages';
import { classNames } from '../../theme/classNames';
import { toastRegionMessages } from './messages';
import type { ToastItem } from './createToastStore';
import { Toast } from './Toast';
import { moveToFreeSpot } from './moveToFreeSpot';
import * as styles from './ToastRegion.css';

export interface ToastRegionProps {
  /** What the store holds now. */
  toasts: readonly ToastItem[];
  /** Called with a toast's id on its cross. */
  onDismiss: (id: string) => void;
  /**
   * Called while the pointer or the focus is in it, so that nobody loses a message while reading
   * it.
   */
  onPause?: () => void;
  /** Called when the pointer or the focus has left it. */
  onResume?: () => void;
  /** The key that brings the focus here. @default 'F8' */
  hotkey?: string;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof toastRegionMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * Where messages appear: in the corner, or above what one presses there. Announced politely, bad
 * news at once. F8 brings the focus here.
 */
export const ToastRegion = forwardRef<HTMLElement, ToastRegionProps>(function ToastRegion(
  { toasts, onDismiss, onPause, onResume, hotkey = 'F8', labels, className },
  ref,
) {
  const text = useMessages(toastRegionMessages, labels);
  const region = useRef<HTMLElement>(null);
  const pressed = useRef<Element | null>(null);
  useImperativeHandle(ref, () => region.current as HTMLElement, []);
  const shown = toasts
    .filter(({ isOpen }) => isOpen)
    .map(({ id }) => id)
    .join();
  useLayoutEffect(() => {
    if (shown && region.current) moveToFreeSpot(region.current, pressed.current);
  }, [shown]);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const element = target instanceof Element ? target : null;
      pressed.current = element?.closest('a[href], button, label, [role]') ?? null;
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true });
    return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === hotkey) region.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hotkey]);
  const said = (isUrgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'critical') === isUrgent)
      .map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          dismissLabel={text.dismiss}
          onDismiss={() => onDismiss(toast.id)}
        />
      ));
  return (
    // `data-react-aria-top-layer` keeps it readable and pressable while a dialog hides the rest of
    // the page.
    // Being at it stops the clock; nothing is done by it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      tabIndex={-1}
      aria-label={text.region}
      data-react-aria-top-layer="true"
      className={classNames(styles.region, className)}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <div role="status">{said(false)}</div>
      <div role="alert">{said(true)}</div>
    </section>
  );
});
