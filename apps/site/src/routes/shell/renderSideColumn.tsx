import { lazy, Suspense, type ComponentType } from 'react';
import type { SideColumnProps } from './SideColumn';

// Comes where it is shown. The page does without it where it does not come: nobody who reads or
// writes there is to see the page load again for its sake.
const SideColumn = lazy<ComponentType<SideColumnProps>>(() =>
  import('./SideColumn').catch(() => ({ default: () => null })),
);

/** The column beside a page; its room is kept while it is on its way. */
export function renderSideColumn(path: string, options: Omit<SideColumnProps, 'path'> = {}) {
  return (
    <Suspense fallback={null}>
      <SideColumn path={path} {...options} />
    </Suspense>
  );
}
