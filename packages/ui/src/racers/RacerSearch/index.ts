export { RacerSearch, type RacerSearchResult } from './RacerSearch';
