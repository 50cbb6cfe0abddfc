export { AuthScreen } from './AuthScreen';
export type { AuthScreenProps } from './AuthScreen';
export { authCopy, authErrorCopy, authToastCopy } from './copy';
export type { AuthLabels } from './copy';
export { DEFAULT_NEXT, safeNext } from './safeNext';
