import { lazy, type ComponentType, type ReactElement } from 'react';
import {
  LiveRoomProvider,
  readRoute,
  routes,
  signInAliases,
  useAuthLost,
  usePageViews,
  type RouteName,
} from '@clubline/features';
import { Route, Routes, useLocation } from 'react-router-dom';
import { loadCode } from '../navigation/loadCode';
import { useCacheMonitor } from '../navigation/useCacheMonitor';
import { useLinks } from '../navigation/useLinks';
import { useScrollAndFocus } from '../navigation/useScrollAndFocus';
import { HomeRoute } from './home/HomeRoute';
import { Page } from './Page';
import { AuthRoute, ContactRoute, TermsRoute } from './publicRoutes';
import { SignInAlias } from './auth/SignInAlias';
import { useAddress } from './useAddress';

const page = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadCode(load));

const ClubRoute = page(() => import('./clubs/ClubRoute'));
const ClubSettingsRoute = page(() => import('./clubs/ClubSettingsRoute'));
const ClubsRoute = page(() => import('./clubs/ClubsRoute'));
const CreateRacerRoute = page(() => import('./racers/CreateRacerRoute'));
const CreateClubRoute = page(() => import('./clubs/CreateClubRoute'));
const FrameSignInRoute = page(() => import('./auth/FrameSignInRoute'));
const GuardedPages = page(() => import('./GuardedPages'));
const NotFoundRoute = page(() => import('./shell/NotFoundRoute'));
const NotificationsRoute = page(() => import('./notifications/NotificationsRoute'));
const OwnProfileRoute = page(() => import('./profiles/OwnProfileRoute'));
const PlaceholderRoute = page(() => import('./shell/PlaceholderRoute'));
const ProfileRoute = page(() => import('./profiles/ProfileRoute'));
const RacerRoute = page(() => import('./racers/RacerRoute'));
const ScoresRoute = page(() => import('./scores/ScoresRoute'));
const SettingsRoute = page(() => import('./account/SettingsRoute'));
const WelcomeRoute = page(() => import('./home/WelcomeRoute'));

/** What stands at each address of the route table. */
const pages: Record<RouteName, ReactElement> = {
  home: <HomeRoute />,
  auth: <AuthRoute />,
  contact: <ContactRoute />,
  terms: <TermsRoute />,
  frameSignIn: <FrameSignInRoute />,
  welcome: <WelcomeRoute />,
  clubs: <ClubsRoute tab="my" />,
  discover: <ClubsRoute tab="discover" />,
  club: <ClubRoute />,
  clubSection: <ClubRoute />,
  clubChannel: <ClubRoute />,
  createClub: <CreateClubRoute />,
  clubSettings: <ClubSettingsRoute />,
  ownProfile: <OwnProfileRoute />,
  profile: <ProfileRoute />,
  profileSection: <ProfileRoute />,
  racer: <RacerRoute />,
  racerSection: <RacerRoute />,
  createRacer: <CreateRacerRoute />,
  scores: <ScoresRoute />,
  teams: <ScoresRoute isForTeams />,
  scoresSearch: <ScoresRoute isSearch />,
  league: <ScoresRoute />,
  result: <ScoresRoute />,
  notifications: <NotificationsRoute />,
  settings: <SettingsRoute />,
  feed: <PlaceholderRoute page="feed" />,
  explore: <PlaceholderRoute page="explore" />,
  messages: <PlaceholderRoute page="messages" />,
};

const notFound = (
  <Page name="notFound">
    <NotFoundRoute />
  </Page>
);

const names = Object.keys(pages) as RouteName[];
const routeOf = (name: RouteName) => (
  <Route key={name} path={routes[name].path} element={<KnownPage name={name} />} />
);

/** What stands at an address, or the not-found page where its values are not allowed. */
function KnownPage({ name }: { name: RouteName }) {
  const isKnown = readRoute(useLocation().pathname) !== null;
  return isKnown ? <Page name={name}>{pages[name]}</Page> : notFound;
}

/**
 * Every address of the site. What stands in the frame of the product asks visitors to sign in,
 * unknown addresses included.
 */
export function SiteRoutes() {
  useCacheMonitor();
  useLinks();
  useScrollAndFocus();
  useAuthLost(useAddress());
  const { pathname } = useLocation();
  usePageViews(pathname);
  const route = readRoute(pathname);
  return (
    <LiveRoomProvider path={pathname} hasPlace={!route || !('isBare' in routes[route.to])}>
      <Routes>
        {names.filter((name) => 'isBare' in routes[name]).map(routeOf)}
        {signInAliases.map((path) => (
          <Route key={path} path={path} element={<SignInAlias />} />
        ))}
        <Route element={<GuardedPages />}>
          {names.filter((name) => !('isBare' in routes[name])).map(routeOf)}
          <Route path="*" element={notFound} />
        </Route>
      </Routes>
    </LiveRoomProvider>
  );
}
