export { PersonRow } from './PersonRow';
export { WindowedRows } from './WindowedRows';
export { LoadingRows, SearchList, type SearchListProps } from './SearchList';
