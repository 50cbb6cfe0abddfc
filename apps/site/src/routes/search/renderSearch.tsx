import { lazy, Suspense, type ComponentType } from 'react';
import { SearchFailure, type SearchState } from '@clubline/features';
import { PageProgress } from '@clubline/ui';
import { loadCode } from '../../navigation/loadCode';

// Comes when it is first opened.
const SearchOverlay = lazy<ComponentType<SearchState>>(() =>
  loadCode(() => import('./SearchOverlay')).catch(() => ({ default: SearchFailure })),
);

/** The search of everything, and a bar while its code is on its way. */
export function renderSearch(state: SearchState) {
  return (
    <Suspense fallback={<PageProgress />}>
      <SearchOverlay {...state} />
    </Suspense>
  );
}
