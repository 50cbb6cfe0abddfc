import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type RefObject,
} from 'react';
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
  const stay = useStay(region, shown, onPause, onResume);
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
      {...stay}
    >
      <div role="status">{said(false)}</div>
      <div role="alert">{said(true)}</div>
    </section>
  );
});

/**
 * Stops the clock while the focus is here. Browsers say nothing when what has the focus is disabled
 * or removed, as the cross of a closed toast is: then the focus goes back to where it came from, or
 * stays with the toast that took its place.
 */
function useStay(
  region: RefObject<HTMLElement | null>,
  shown: string,
  onPause?: () => void,
  onResume?: () => void,
) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    if (!isHere.current || !region.current) return;
    const page = region.current.ownerDocument;
    const isAtToast = page.activeElement?.closest('[data-open="true"]') != null;
    if (isAtToast || page.activeElement === region.current) return;
    if (shown) {
      region.current.focus();
      return;
    }
    isHere.current = false;
    onResume?.();
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when others are shown
  }, [shown]);
  return {
    onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (!isHere.current) cameFrom.current = relatedTarget as HTMLElement | null;
      isHere.current = true;
      onPause?.();
    },
    onBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
      // Otherwise what had the focus was lost, or the whole window has been left.
      const isLeft =
        target.isConnected &&
        !target.matches(':disabled') &&
        target.ownerDocument.activeElement !== target;
      if (isLeft && !currentTarget.contains(relatedTarget)) isHere.current = false;
      onResume?.();
    },
  };
}
