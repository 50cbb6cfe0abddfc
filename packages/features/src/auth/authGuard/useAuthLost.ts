import { useEffect } from 'react';
import { useClubline } from '../../platform/provider';
import { isPublicRoute } from '../../platform/routes';

/**
 * Leads to the sign-in page when the session is lost, here or in another tab, while a gated address
 * is shown.
 */
export function useAuthLost(path: string): void {
  const { hrefFor, navigate, session } = useClubline();
  useEffect(
    () =>
      session.onLost(() => {
        if (!isPublicRoute(path)) navigate(hrefFor({ to: 'auth', next: path }), { replace: true });
      }),
    [hrefFor, navigate, path, session],
  );
}
