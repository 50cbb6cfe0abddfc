import { useClubline } from '../provider';

/** What is said once something was copied, or was not. */
export interface CopyTexts {
  copied: string;
  failed: string;
  /** Lets one copy it by hand where it stands nowhere else. */
  description?: string;
}

/** Puts text on the clipboard of the page that `element` is on, and says whether that worked. */
export function useCopy(): (
  element: Element | null,
  text: string,
  said: CopyTexts,
) => Promise<void> {
  const { toast } = useClubline();
  return async (element, text, { copied, failed, description }) => {
    try {
      await element!.ownerDocument.defaultView!.navigator.clipboard.writeText(text);
      toast.add({ title: copied, tone: 'positive' });
    } catch {
      toast.add({ title: failed, ...(description && { description }), tone: 'critical' });
    }
  };
}
