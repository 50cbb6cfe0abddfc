export { searchFieldCopy } from './copy';
export { SearchField, type SearchFieldProps } from './SearchField';
