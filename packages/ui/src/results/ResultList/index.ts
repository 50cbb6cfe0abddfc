export { ResultList, type ListedResult } from './ResultList';
