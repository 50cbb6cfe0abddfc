export { earlierOf } from './earlierOf';
export { firstAndRest, type ReadPage } from './firstAndRest';
export { type CursorPage, laterPart } from './laterPart';
export { loadAllPages, loadPages } from './loadPages';
export {
  asFarAs,
  isWithinPage,
  mayHold,
  withDated,
  withFirstPage,
  withNextPage,
  withPageAt,
  withoutDoubles,
  type Pages,
} from './pages';
export type { Named } from './byNames';
export type { SearchPage } from './useLoadedPages';
export { useAutoNextPage, type NextPage } from './useAutoNextPage';
export { useNextPageOf } from './useNextPageOf';
export { useNextPage } from './useNextPage';
export { usePagedSearch } from './usePagedSearch';
