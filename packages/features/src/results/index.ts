export { EventPanel, type RacerSearchState, type RenderRacerSearch } from './EventPanel';
export { presentDay } from './presentDay';
export { ResultCards, type ResultCardsProps } from './ResultCards';
export { RiderResults } from './RiderResults';
export { resultsOfRider } from './resultsByRider';
export { resultsMessages } from './messages';
export type { EventContent, EventDay } from './eventContent.types';
export { readResultAddress, type ResultAddress } from './resultAddress';
export { searchRaces, type FoundRace } from './search/searchRaces';
