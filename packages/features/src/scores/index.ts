export { scoresCopy } from './copy';
export type { EventContent, EventDay, EventRace } from './eventContent.types';
export type { RenderRacerSearch } from './EventPanel';
export { SCORE_TABS, type League, type ScoreTab, type WidgetSources } from './leagues';
export { ScoresScreen, type ScoresScreenProps } from './ScoresScreen';
