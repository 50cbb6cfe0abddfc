import { lazy, Suspense, type ComponentType } from 'react';

// Comes where it is shown. The page does without it where it does not come: nobody who reads or
// writes there is to see the page load again for its sake.
const SideColumn = lazy<ComponentType<{ path: string }>>(() =>
  import('./SideColumn').catch(() => ({ default: () => null })),
);

/** The column beside a page; its room is kept while it is on its way. */
export function renderSideColumn(path: string) {
  return (
    <Suspense fallback={null}>
      <SideColumn path={path} />
    </Suspense>
  );
}
