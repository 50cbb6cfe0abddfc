export { AuthScreen, type AuthScreenProps } from './AuthScreen';
export { AuthGuard } from './authGuard/AuthGuard';
export { useAuthLost } from './authGuard/useAuthLost';
export { FrameSignInScreen } from './frameSignIn/FrameSignInScreen';
export { FRAME_SESSION } from './frameSignIn/frameSession';
