import { useEffect } from 'react';
import { useClubline } from './useClubline';

/**
 * Names the page after what it shows, with the product's name behind it. Not by a `<title>` among
 * the children: React takes that to the head from 19 on only.
 */
export function usePageHead(title: string | null | undefined, description?: string): void {
  const { productName, showHead } = useClubline();
  useEffect(() => {
    if (!title) return undefined;
    return showHead?.({
      title: `${title} · ${productName}`,
      ...(description && { description }),
    });
  }, [title, description, productName, showHead]);
}
