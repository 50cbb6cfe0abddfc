import { lazy } from 'react';
import { useAuthLost, usePageViews } from '@clubline/features';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useCacheMonitor } from '../navigation/useCacheMonitor';
import { useLinks } from '../navigation/useLinks';
import { usePlace } from '../navigation/usePlace';
import { HomeRoute } from './HomeRoute';
import { AuthRoute, ContactRoute, TermsRoute } from './publicRoutes';
import { SignInAlias } from './SignInAlias';
import { useHere } from './useHere';

const ClubRoute = lazy(() => import('./ClubRoute'));
const ClubSettingsRoute = lazy(() => import('./ClubSettingsRoute'));
const ClubsRoute = lazy(() => import('./ClubsRoute'));
const CreateRacerRoute = lazy(() => import('./CreateRacerRoute'));
const CreateClubRoute = lazy(() => import('./CreateClubRoute'));
const FrameSignInRoute = lazy(() => import('./FrameSignInRoute'));
const GatedPages = lazy(() => import('./GatedPages'));
const NotFoundRoute = lazy(() => import('./NotFoundRoute'));
const NotificationsRoute = lazy(() => import('./NotificationsRoute'));
const OwnProfileRoute = lazy(() => import('./OwnProfileRoute'));
const PlaceholderRoute = lazy(() => import('./PlaceholderRoute'));
const ProfileRoute = lazy(() => import('./ProfileRoute'));
const RacerRoute = lazy(() => import('./RacerRoute'));
const ScoresRoute = lazy(() => import('./ScoresRoute'));
const SettingsRoute = lazy(() => import('./SettingsRoute'));
const WelcomeRoute = lazy(() => import('./WelcomeRoute'));

/** Every address of the site. What is not public stands behind the gate, unknown addresses included. */
export function SiteRoutes() {
  useCacheMonitor();
  useLinks();
  usePlace();
  useAuthLost(useHere());
  usePageViews(useLocation().pathname);
  return (
    <Routes>
      <Route path="/" element={<HomeRoute />} />
      <Route path="/auth" element={<AuthRoute />} />
      <Route path="/contact" element={<ContactRoute />} />
      <Route path="/terms" element={<TermsRoute />} />
      {['/login', '/api/login', '/reset-password'].map((path) => (
        <Route key={path} path={path} element={<SignInAlias />} />
      ))}
      <Route path="/embed/sign-in" element={<FrameSignInRoute />} />
      <Route path="/welcome" element={<WelcomeRoute />} />
      <Route element={<GatedPages />}>
        <Route path="/clubs" element={<ClubsRoute tab="my" />} />
        <Route path="/clubs/discover" element={<ClubsRoute tab="discover" />} />
        <Route path="/clubs/:id" element={<ClubRoute />} />
        <Route path="/create-club" element={<CreateClubRoute />} />
        <Route path="/club-settings/:id" element={<ClubSettingsRoute />} />
        <Route path="/profile" element={<OwnProfileRoute />} />
        <Route path="/profile/:username" element={<ProfileRoute />} />
        <Route path="/racer/:idOrSlug" element={<RacerRoute />} />
        <Route path="/_admin/create-racer" element={<CreateRacerRoute />} />
        <Route path="/scores" element={<ScoresRoute />} />
        <Route path="/scores/teams" element={<ScoresRoute isForTeams />} />
        <Route path="/notifications" element={<NotificationsRoute />} />
        <Route path="/settings" element={<SettingsRoute />} />
        <Route path="/feed" element={<PlaceholderRoute page="feed" />} />
        <Route path="/explore" element={<PlaceholderRoute page="explore" />} />
        <Route path="/messages" element={<PlaceholderRoute page="messages" />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
