export { isWithinPage, withFirstPage, withNextPage, withoutDoubles, type Pages } from './pages';
export type { SearchPage } from './useLoadedPages';
export { useNextPage } from './useNextPage';
export { usePagedSearch } from './usePagedSearch';
