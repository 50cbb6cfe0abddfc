import type { RefObject } from 'react';
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
  return async (href) => {
    const view = page.current?.ownerDocument.defaultView;
    if (!view) return;
    const url = new URL(href, view.location.href).href;
    try {
      if (typeof view.navigator.share === 'function') await view.navigator.share({ url });
      else {
        await view.navigator.clipboard.writeText(url);
        toast.add({ title: text.linkCopied, tone: 'positive' });
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof Error && error.name === 'AbortError') return;
      toast.add({ title: text.shareFailed, description: url, tone: 'critical' });
    }
  };
}
