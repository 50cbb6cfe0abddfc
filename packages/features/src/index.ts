// Everything from outside comes in by the provider.
export { ClublineProvider, type ClublineProviderProps } from './platform/provider';
export { useClubline, useIsHydrating } from './platform/provider';
export type { Clubline, ClublineConfig, Navigate, PageLanguages } from './platform/provider';
export {
  readRoute,
  routeHref,
  routeMeta,
  routes,
  routesMessages,
  signInAlias,
  signInAliases,
} from './platform/routes';
export { useRouteMeta, type HrefFor, type Route, type RouteEntry } from './platform/routes';
export type { PageName, RouteMeta, RouteName } from './platform/routes';
export { createBrowserEnvironment } from './platform/environment';
export type { Clock, Environment, SafeStorage } from './platform/environment';
export type { LiveSocket, SocketFactory } from './platform/socket';
export type { FeaturesMessages } from './locales/messages.types';
export { ToastContainer } from './platform/toast';

// Calls, cache and session.
export { ApiError, type ApiClient, pictureSrcSet } from './platform/client';
export type { CacheMonitor } from './platform/cache';
export { useCurrentUser, useSession, type Session } from './platform/session';

// auth
export { AuthScreen } from './auth';
export { AuthGuard, useAuthLost } from './auth';
export { FRAME_SESSION, FrameSignInScreen } from './auth';

// account
export { SettingsScreen } from './account';
export { useOwnUsername } from './account';

// profiles
export { ProfileScreen } from './profiles';

// clubs
export { ClubScreen, ClubSettingsScreen, ClubsScreen, CreateClubScreen } from './clubs';
export { useDeleteClub } from './clubs';

// chat
export { ChatRoomContainer, type ChatRoomContainerProps } from './chat';

// partners
export { PartnerKeysScreen } from './partners';

// racers
export { CreateRacerScreen } from './racers';
export { RacerScreen, RacerSearchDialog } from './racers';

// results
export { presentDay, readResultAddress, ResultCards } from './results';
export type { ResultAddress, ResultCardsProps } from './results';
export type { EventContent, EventDay } from './results';

// scores
export { ScoresScreen, type WidgetSources } from './scores';

// notifications
export { NotificationsScreen, useUnreadCount } from './notifications';

// contact
export { ContactScreen } from './contact';

// home
export { FeedScreen, HomeScreen } from './home';
export { WelcomeScreen } from './home';

// search
export { ExploreScreen, SearchDialog, SearchScreen } from './search';

// shell
export { SearchFailure } from './shell';
export { type RenderSearch, type SearchState, ShellContainer } from './shell';
export { PageSideColumn } from './shell';
export { firstRequests, type FirstPicture, type FirstRequest, LiveRoomProvider } from './shell';
export { ErrorBoundary, type ErrorBoundaryProps, OfflineNotice, usePageViews } from './shell';
export { PlaceholderScreen } from './shell';
export { useThemePreference } from './shell';

// legal
export { TermsScreen } from './legal';
