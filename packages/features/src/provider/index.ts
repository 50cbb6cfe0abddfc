export { ClublineProvider } from './ClublineProvider';
export type { ClublineProviderProps } from './ClublineProvider';
export type { Clubline, ClublineConfig, Navigate, PageViewSink } from './clubline.types';
export { connectionCopy } from './copy';
export { defaultHrefFor } from './place';
export type { HrefFor, Place, PlainPlace } from './place';
export { useClubline } from './useClubline';
export { useIsHydrating } from './useIsHydrating';
