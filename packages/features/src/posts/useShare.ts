import type { RefObject } from 'react';
import { useCopy } from '../platform/clipboard';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { postsMessages } from './messages';

/**
 * Hands an address of the product to the system's share sheet, or to the clipboard where there is
 * none.
 */
export function useShare(page: RefObject<Element | null>): (href: string) => Promise<void> {
  const text = useMessages(postsMessages);
  const { toast } = useClubline();
  const copy = useCopy();
  return async (href) => {
    const view = page.current?.ownerDocument.defaultView;
    if (!view) return;
    const url = new URL(href, view.location.href).href;
    if (typeof view.navigator.share !== 'function')
      return copy(page.current, url, {
        copied: text.linkCopied,
        failed: text.shareFailed,
        description: url,
      });
    try {
      await view.navigator.share({ url });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof Error && error.name === 'AbortError') return;
      toast.add({ title: text.shareFailed, description: url, tone: 'critical' });
    }
  };
}
