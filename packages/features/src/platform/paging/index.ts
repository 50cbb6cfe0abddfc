export { type CursorPage, laterPart } from './laterPart';
export { loadAllPages } from './loadAllPages';
export { isWithinPage, withFirstPage, withNextPage, withoutDoubles, type Pages } from './pages';
export type { SearchPage } from './useLoadedPages';
export { useAutoNextPage } from './useAutoNextPage';
export { useNextPage } from './useNextPage';
export { usePagedSearch } from './usePagedSearch';
