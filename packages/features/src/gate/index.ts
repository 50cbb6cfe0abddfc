export { AuthGate, GATE_REDIRECT_DELAY } from './AuthGate';
export type { AuthGateProps } from './AuthGate';
export { gateCopy } from './copy';
export { ErrorBoundary } from './ErrorBoundary';
export type { ErrorBoundaryProps } from './ErrorBoundary';
export { isPublicPath, PUBLIC_PATHS, signInAlias } from './publicPaths';
export { useAuthLost } from './useAuthLost';
export { usePageViews } from './usePageViews';
