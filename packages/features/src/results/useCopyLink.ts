import { useCopy } from '../platform/clipboard';
import type { ResultsTexts } from './messages';

/**
 * Puts the whole address of a place of the site on the clipboard of the page that `element` is on.
 */
export function useCopyLink(
  texts: ResultsTexts,
): (href: string, element: Element) => Promise<void> {
  const copy = useCopy();
  return async (href, element) => {
    const url = new URL(href, element.baseURI).href;
    const { linkCopied: copied, linkNotCopied: failed } = texts;
    await copy(element, url, { copied, failed, description: url });
  };
}
