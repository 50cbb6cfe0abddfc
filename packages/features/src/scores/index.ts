export { ScoresScreen } from './ScoresScreen';
export type { WidgetSources } from './leagues';
