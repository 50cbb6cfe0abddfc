import type { Navigate } from '@clubline/features';
import type { NavigateFunction } from 'react-router-dom';
import { placeKept } from './isPlaceKept';

/** Leads to an address as a feature asks for it. */
export function goTo(
  navigate: NavigateFunction,
  to: string,
  { back, replace = false, keepsPlace }: NonNullable<Parameters<Navigate>[1]> = {},
): void {
  if (back) void navigate(-1);
  else void navigate(to, { replace, ...(keepsPlace && { state: placeKept }) });
}
