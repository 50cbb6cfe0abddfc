export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
export { firstRequests, type FirstRequest } from './firstRequests';
export { LiveRoomProvider } from './LiveRoomProvider';
export { OfflineNotice } from './offline/OfflineNotice';
export { PlaceholderScreen, type PlaceholderScreenProps } from './PlaceholderScreen';
export { ShellContainer } from './ShellContainer';
export { errorScreenMessages } from './messages';
export { usePageViews } from './usePageViews';
export { useThemePreference } from './accountMenu';
