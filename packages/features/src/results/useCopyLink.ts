import { useClubline } from '../platform/provider';
import type { ResultsTexts } from './messages';

/**
 * Puts the whole address of a place of the site on the clipboard of the page that `element` is on.
 */
export function useCopyLink(
  texts: ResultsTexts,
): (href: string, element: Element) => Promise<void> {
  const { toast } = useClubline();
  return async (href, element) => {
    const view = element.ownerDocument.defaultView;
    if (!view) return;
    const url = new URL(href, view.location.href).href;
    try {
      await view.navigator.clipboard.writeText(url);
      toast.add({ title: texts.linkCopied, tone: 'positive' });
    } catch {
      // The address itself lets one copy it by hand.
      toast.add({ title: texts.linkNotCopied, description: url, tone: 'critical' });
    }
  };
}
