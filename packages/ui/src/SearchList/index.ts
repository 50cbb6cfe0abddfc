export { PersonRow } from './PersonRow';
export { LoadingRows, SearchList, type SearchListProps } from './SearchList';
