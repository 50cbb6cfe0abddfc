export { racerSearchCopy } from './copy';
export { RacerSearch, type RacerSearchProps, type RacerSearchResult } from './RacerSearch';
