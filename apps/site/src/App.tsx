import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ClublineProvider, type Navigate } from '@clubline/features';
import { useNavigate } from 'react-router-dom';
import { renderBelowText } from './belowText';
import { config } from './config';
import { goTo } from './navigation/goTo';
import { reportPageViewTo } from './navigation/reportPageView';
import { PageBoundary } from './PageBoundary';
import { SiteRoutes } from './routes/SiteRoutes';
import { ThemedPage } from './ThemedPage';

/** The whole site but the router around it: what features work with, the theme, and the routes. */
export function App() {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  // From here on the session itself says who is looking.
  useEffect(() => {
    delete document.documentElement.dataset['returning'];
  }, []);
  const features = useMemo(
    () => ({
      apiBase: config.apiBase,
      productName: config.productName,
      renderBelowText,
      navigate: ((to, options) => goTo(latest.current, to, options)) satisfies Navigate,
      ...(config.resetCodeUrl && { resetCodeUrl: config.resetCodeUrl }),
      ...(config.adminPin && { adminPin: config.adminPin }),
      ...(config.pageViewUrl && { onPageView: reportPageViewTo(config.pageViewUrl) }),
      ...(config.resetCodeKey && { resetCodeKey: config.resetCodeKey }),
    }),
    [],
  );
  return (
    <ClublineProvider config={features}>
      <ThemedPage>
        <PageBoundary isPage>
          <Suspense fallback={null}>
            <SiteRoutes />
          </Suspense>
        </PageBoundary>
      </ThemedPage>
    </ClublineProvider>
  );
}
