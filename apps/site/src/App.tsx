import { Suspense, useEffect, useMemo } from 'react';
import { ClublineProvider } from '@clubline/features';
import { ahead } from './ahead/ahead';
import { renderBelowText } from './belowText';
import { config } from './config';
import type { Language } from './language/languages';
import { pageLanguages } from './language/pageLanguage';
import { reportPageViewTo } from './navigation/reportPageView';
import { useGoing } from './navigation/useGoing';
import { NextPageProgress } from './navigation/NextPageProgress';
import { PageBoundary } from './PageBoundary';
import { SiteRoutes } from './routes/SiteRoutes';
import { ThemedPage } from './ThemedPage';

export interface AppProps {
  /** The language that the site speaks. */
  language: Language;
  /** The texts in it; without them they are English. */
  messages?: Readonly<Record<string, object>> | undefined;
}

/** The whole site but the router around it: what features work with, the theme, and the routes. */
export function App({ language, messages }: AppProps) {
  const go = useGoing();
  // From here on the session itself says who is looking.
  useEffect(() => {
    delete document.documentElement.dataset['returning'];
  }, []);
  const features = useMemo(
    () => ({
      apiBase: config.apiBase,
      productName: config.productName,
      fetch: ahead.fetch,
      renderBelowText,
      navigate: go,
      languages: pageLanguages(language),
      ...(config.resetCodeUrl && { resetCodeUrl: config.resetCodeUrl }),
      ...(config.adminPin && { adminPin: config.adminPin }),
      ...(config.pageViewUrl && { onPageView: reportPageViewTo(config.pageViewUrl) }),
      ...(config.resetCodeKey && { resetCodeKey: config.resetCodeKey }),
    }),
    [go, language],
  );
  return (
    <ClublineProvider config={features} {...(messages && { messages })}>
      <ThemedPage language={language}>
        <NextPageProgress />
        <PageBoundary isPage>
          {/*
            Seen by visitors alone, on the way to sign in from a page that is not for them: for all
            others the code of the first page is awaited before anything is drawn over its document
            (`main.tsx`), and from then on the page before stays, as the router goes on in
            transitions. What is on its way, the bar above says in each case.
          */}
          <Suspense fallback={null}>
            <SiteRoutes language={language} />
          </Suspense>
        </PageBoundary>
      </ThemedPage>
    </ClublineProvider>
  );
}
