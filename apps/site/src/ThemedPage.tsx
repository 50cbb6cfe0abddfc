import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { ThemeScope } from '@clubline/ui';
import { OfflineNotice, useIsHydrating, useThemePreference } from '@clubline/features';
import { useLocation } from 'react-router-dom';
import { directionOf, localeOf, type Language } from './language/languages';

// Stands above the screen for errors: without its code there are no toasts, but there is a page.
const Toasts = lazy(() => import('./Toasts').catch(() => ({ default: () => <></> })));

interface ThemedPageProps {
  /** The language that the site speaks. */
  language: Language;
  children: ReactNode;
}

/**
 * Gives every page the theme its reader prefers and the direction of its language, and the toasts a
 * place above whatever changes with the address.
 */
export function ThemedPage({ language, children }: ThemedPageProps) {
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
    <ThemeScope theme={theme} dir={directionOf(language)} locale={localeOf(language)}>
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
