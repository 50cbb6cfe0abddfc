import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { ThemeScope } from '@clubline/ui';
import { OfflineNotice, useIsHydrating, useThemePreference } from '@clubline/features';
import { useLocation } from 'react-router-dom';

// Stands above the screen for errors: without its code there are no toasts, but there is a page.
const Toasts = lazy(() => import('./Toasts').catch(() => ({ default: () => <></> })));

/**
 * Gives every page the theme its reader prefers, and the toasts a place above whatever changes with
 * the address.
 */
export function ThemedPage({ children }: { children: ReactNode }) {
  const { theme } = useThemePreference();
  const { pathname } = useLocation();
  // The landing page has nothing to say, so who goes no further never loads them; what is said
  // meanwhile waits in the store.
  const [isBeyondHome, setBeyondHome] = useState(false);
  const isHydrating = useIsHydrating();
  if (!isBeyondHome && !isHydrating && pathname !== '/') setBeyondHome(true);
  // The page's own ground, which shows where a page is drawn out beyond its end.
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <ThemeScope theme={theme}>
      {children}
      <OfflineNotice />
      {/* An empty region has nothing to show while it comes; what is said meanwhile waits. */}
      {isBeyondHome && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </ThemeScope>
  );
}
