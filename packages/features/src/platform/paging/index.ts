export type { SearchPage } from './useLoadedPages';
export { usePagedSearch } from './usePagedSearch';
