export { scoresCopy } from './copy';
export { ResultCards, type ResultCardsProps } from './ResultCards';
export { readResultAddress, resultAddressesIn, type ResultAddress } from './resultAddress';
export type { EventContent, EventDay, EventRace } from './eventContent.types';
export type { RenderRacerSearch } from './EventPanel';
export { SCORE_TABS, type League, type ScoreTab, type WidgetSources } from './leagues';
export { ScoresScreen, type ScoresScreenProps } from './ScoresScreen';
