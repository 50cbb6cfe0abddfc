export { PersonRow } from './PersonRow';
export { LoadingRows, ROWS, SearchList, type SearchListProps } from './SearchList';
