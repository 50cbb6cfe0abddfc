import {
  LiveRoomProvider,
  readRoute,
  routes,
  signInAliases,
  useAuthLost,
  usePageViews,
  useSession,
  type RouteName,
} from '@clubline/features';
import { Route, Routes, useLocation } from 'react-router-dom';
import { localeOf, type Language } from '../language/languages';
import { useCacheMonitor } from '../navigation/useCacheMonitor';
import { useLinks } from '../navigation/useLinks';
import { useNamedField } from '../navigation/useNamedField';
import { useScrollAndFocus } from '../navigation/useScrollAndFocus';
import { Page } from './Page';
import { GuardedPages, isBare, NotFoundRoute, pages } from './pages';
import { SignInAlias } from './auth/SignInAlias';
import { useAddress } from './useAddress';

function NotFoundPage() {
  return (
    <Page name="notFound">
      <NotFoundRoute isSignedIn={useSession().status === 'signedIn'} />
    </Page>
  );
}

const names = Object.keys(pages) as RouteName[];
const routeOf = (name: RouteName) => (
  <Route key={name} path={routes[name].path} element={<KnownPage name={name} />} />
);

/** What stands at an address, or the not-found page where its values are not allowed. */
function KnownPage({ name }: { name: RouteName }) {
  const isKnown = readRoute(useLocation().pathname) !== null;
  return isKnown ? <Page name={name}>{pages[name]}</Page> : <NotFoundPage />;
}

/**
 * Every address of the site. What stands in the frame of the product asks visitors to sign in,
 * unknown addresses included.
 */
export function SiteRoutes({ language }: { language: Language }) {
  useCacheMonitor();
  useLinks();
  useScrollAndFocus();
  useNamedField();
  useAuthLost(useAddress());
  const { pathname } = useLocation();
  usePageViews(pathname);
  const route = readRoute(pathname);
  return (
    <LiveRoomProvider
      path={pathname}
      hasPlace={!route || !isBare(route.to)}
      locale={localeOf(language)}
    >
      <Routes>
        {names.filter((name) => isBare(name)).map(routeOf)}
        {signInAliases.map((path) => (
          <Route key={path} path={path} element={<SignInAlias />} />
        ))}
        <Route element={<GuardedPages />}>
          {names.filter((name) => !isBare(name)).map(routeOf)}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </LiveRoomProvider>
  );
}
