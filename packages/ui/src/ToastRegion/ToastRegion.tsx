import { useEffect, useRef } from 'react';
import { useMessages } from '../MessagesProvider';
import { toastRegionCopy } from './copy';
import type { ToastItem } from './createToastStore';
import { Toast } from './Toast';
import * as styles from './ToastRegion.css';

export interface ToastRegionProps {
  /** What the store holds now. */
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  /** Called while the pointer or the focus is in it, so that nobody loses a message while reading it. */
  onPause?: () => void;
  onResume?: () => void;
  /** The key that brings the focus here. @default 'F8' */
  hotkey?: string;
  labels?: Partial<typeof toastRegionCopy>;
}

/** Where messages appear, in the corner; announced politely, bad news at once. F8 brings the focus here. */
export function ToastRegion({
  toasts,
  onDismiss,
  onPause,
  onResume,
  hotkey = 'F8',
  labels,
}: ToastRegionProps) {
  const text = useMessages('toastRegion', toastRegionCopy, labels);
  const region = useRef<HTMLElement>(null);
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
    // `data-react-aria-top-layer` keeps it readable and pressable while a dialog hides the rest of the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- being at it stops the clock; nothing is done by it
    <section
      ref={region}
      tabIndex={-1}
      aria-label={text.region}
      data-react-aria-top-layer="true"
      className={styles.region}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <div role="status">{said(false)}</div>
      <div role="alert">{said(true)}</div>
    </section>
  );
}
