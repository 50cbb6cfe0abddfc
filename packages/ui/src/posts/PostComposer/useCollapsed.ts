import { useState } from 'react';

/**
 * Whether an empty form is shown in short. It opens once something in it is focused and stays open:
 * closing it would move what somebody is about to press from under the pointer.
 */
export function useCollapsed(isEmpty: boolean) {
  const [isOpen, setOpen] = useState(false);
  return { isCollapsed: isEmpty && !isOpen, props: { onFocus: () => setOpen(true) } };
}
