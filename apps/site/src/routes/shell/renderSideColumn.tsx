import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { SideColumnProps } from './SideColumn';

// Comes where it is shown. The page does without it where it does not come: nobody who reads or
// writes there is to see the page load again for its sake.
const SideColumn = lazy<ComponentType<SideColumnProps>>(() =>
  loadSideColumn().catch(() => ({ default: () => null })),
);

/** Fetches the script of the column, for a page that is about to show it. */
export const loadSideColumn = () => import('./SideColumn');

interface Options extends Omit<SideColumnProps, 'path'> {
  /** Stands where it is to be while it is on its way. @default nothing */
  fallback?: ReactNode;
}

/** The column beside a page, which keeps the room for it. */
export function renderSideColumn(path: string, { fallback = null, ...options }: Options = {}) {
  return (
    <Suspense fallback={fallback}>
      <SideColumn path={path} {...options} />
    </Suspense>
  );
}
