export { usePagedSearch } from './usePagedSearch';
export type { PagedSearch, PagedSearchOptions, SearchPage } from './usePagedSearch';
