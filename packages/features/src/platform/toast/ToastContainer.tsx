import { ToastRegion, type ToastRegionProps } from '@clubline/ui';
import { useSyncExternalStore } from 'react';
import { useClubline } from '../provider';

export type ToastContainerProps = Pick<ToastRegionProps, 'labels'>;

/**
 * Shows what features have to say. One per page, above whatever changes with the address, so that a
 * toast survives it.
 */
export function ToastContainer({ labels }: ToastContainerProps) {
  const { toast } = useClubline();
  const toasts = useSyncExternalStore(toast.subscribe, toast.getSnapshot, toast.getSnapshot);
  return (
    <ToastRegion
      toasts={toasts}
      onDismiss={toast.dismiss}
      onPause={toast.pause}
      onResume={toast.resume}
      {...(labels && { labels })}
    />
  );
}
