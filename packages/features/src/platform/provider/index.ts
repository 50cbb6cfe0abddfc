export { ClublineProvider, type ClublineProviderProps } from './ClublineProvider';
export type {
  Clubline,
  ClublineConfig,
  Navigate,
  NavigateOptions,
  PageLanguages,
} from './clubline.types';
export { useAddition } from './useAddition';
export { useLikelyAddition } from './useLikelyAddition';
export { useClubline } from './useClubline';
export { usePageHead } from './usePageHead';
export { useIsOnline } from './useIsOnline';
export { useIsHydrating } from './useIsHydrating';
export { useReason } from './useReason';
export { useNewPasswordMin } from './useNewPasswordMin';
export { usePasskeyDevice } from './usePasskeyDevice';
export { useSignInAgain } from './useSignInAgain';
