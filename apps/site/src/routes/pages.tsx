import type { ReactElement } from 'react';
import { readRoute, routes, type RouteName } from '@clubline/features';
import { HomeRoute } from './home/HomeRoute';
import { lazyPage, type LazyPage } from './lazyPage';

const AuthRoute = lazyPage('auth/AuthRoute', () => import('./auth/AuthRoute'));
const ClubRoute = lazyPage('clubs/ClubRoute', () => import('./clubs/ClubRoute'));
const ClubSettingsRoute = lazyPage(
  'clubs/ClubSettingsRoute',
  () => import('./clubs/ClubSettingsRoute'),
);
const ClubsRoute = lazyPage('clubs/ClubsRoute', () => import('./clubs/ClubsRoute'));
const ContactRoute = lazyPage('contact/ContactRoute', () => import('./contact/ContactRoute'));
const CreateClubRoute = lazyPage('clubs/CreateClubRoute', () => import('./clubs/CreateClubRoute'));
const CreateRacerRoute = lazyPage(
  'racers/CreateRacerRoute',
  () => import('./racers/CreateRacerRoute'),
);
const ExploreRoute = lazyPage('search/ExploreRoute', () => import('./search/ExploreRoute'));
const FeedRoute = lazyPage('home/FeedRoute', () => import('./home/FeedRoute'));
const FrameSignInRoute = lazyPage('auth/FrameSignInRoute', () => import('./auth/FrameSignInRoute'));
const NotificationsRoute = lazyPage(
  'notifications/NotificationsRoute',
  () => import('./notifications/NotificationsRoute'),
);
const OwnProfileRoute = lazyPage(
  'profiles/OwnProfileRoute',
  () => import('./profiles/OwnProfileRoute'),
);
const PartnerKeysRoute = lazyPage(
  'partners/PartnerKeysRoute',
  () => import('./partners/PartnerKeysRoute'),
);
const PlaceholderRoute = lazyPage(
  'shell/PlaceholderRoute',
  () => import('./shell/PlaceholderRoute'),
);
const PresentDayRoute = lazyPage(
  'scores/PresentDayRoute',
  () => import('./scores/PresentDayRoute'),
);
const ProfileRoute = lazyPage('profiles/ProfileRoute', () => import('./profiles/ProfileRoute'));
const RacerRoute = lazyPage('racers/RacerRoute', () => import('./racers/RacerRoute'));
const ScoresRoute = lazyPage('scores/ScoresRoute', () => import('./scores/ScoresRoute'));
const SearchRoute = lazyPage('search/SearchRoute', () => import('./search/SearchRoute'));
const SettingsRoute = lazyPage('account/SettingsRoute', () => import('./account/SettingsRoute'));
const TermsRoute = lazyPage('legal/TermsRoute', () => import('./legal/TermsRoute'));
const WelcomeRoute = lazyPage('home/WelcomeRoute', () => import('./home/WelcomeRoute'));

/** What stands around every page behind the guard. */
export const GuardedPages = lazyPage('GuardedPages', () => import('./GuardedPages'));
/** What stands at an address that the site does not have. */
export const NotFoundRoute = lazyPage('shell/NotFoundRoute', () => import('./shell/NotFoundRoute'));

/** What stands at each address of the route table. */
export const pages: Record<RouteName, ReactElement> = {
  home: <HomeRoute />,
  auth: <AuthRoute view="welcome" />,
  authSignIn: <AuthRoute view="signIn" />,
  authSignUp: <AuthRoute view="signUp" />,
  authReset: <AuthRoute view="reset" />,
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
  partnerKeys: <PartnerKeysRoute />,
  scores: <ScoresRoute />,
  teams: <ScoresRoute isForTeams />,
  scoresSearch: <ScoresRoute isSearch />,
  league: <ScoresRoute />,
  results: <PresentDayRoute />,
  result: <ScoresRoute />,
  notifications: <NotificationsRoute />,
  settings: <SettingsRoute />,
  feed: <FeedRoute />,
  search: <SearchRoute />,
  explore: <ExploreRoute />,
  messages: <PlaceholderRoute />,
};

/** True for what stands without the bar and the menu of the product around it. */
export const isBare = (name: RouteName): boolean => 'isBare' in routes[name];

/** The parts of a page whose code comes apart, the frame around it included. */
export function lazyPartsOf(name: RouteName): LazyPage<object>[] {
  const page = pages[name].type as Partial<LazyPage<object>>;
  return [
    ...(isBare(name) ? [] : [GuardedPages]),
    ...(page.preload ? [page as LazyPage<object>] : []),
    // They only lead on to these.
    ...(name === 'ownProfile' ? [ProfileRoute as LazyPage<object>] : []),
    ...(name === 'results' ? [ScoresRoute as LazyPage<object>] : []),
  ];
}

/**
 * Loads the code of the page at this address, so that it renders at once; undefined where it is
 * there.
 */
export function preloadPage(address: string): Promise<unknown> | undefined {
  const route = readRoute(address);
  const parts = route ? lazyPartsOf(route.to) : [GuardedPages, NotFoundRoute];
  const missing = parts.filter((part) => !part.isLoaded());
  return missing.length > 0 ? Promise.all(missing.map((part) => part.preload())) : undefined;
}
