import { useEffect, useRef } from 'react';
import { useClubline } from '../platform/provider';

/**
 * Reports a page view to the configured sink on every change of the path; query and fragment stay
 * private.
 */
export function usePageViews(pathname: string): void {
  const { onPageView } = useClubline();
  const reported = useRef<string | null>(null);
  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    onPageView?.({ path: pathname });
  }, [onPageView, pathname]);
}
