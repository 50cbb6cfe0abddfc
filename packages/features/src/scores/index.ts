export { ScoresScreen } from './ScoresScreen';
export type { ScoreTab, WidgetSources } from './leagues';
