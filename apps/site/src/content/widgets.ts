import type { WidgetSources } from '@clubline/features';

const env = (name: string) => (import.meta.env[name] as string | undefined) || undefined;

/**
 * Addresses of a sports-data provider's widgets, set when the site is built. A league without one
 * shows the API's own board, where the API has one.
 */
export const widgetSources: WidgetSources = {
  mlbPlayoffs: env('VITE_WIDGET_MLB_PLAYOFFS'),
  mlb: env('VITE_WIDGET_MLB'),
  nba: env('VITE_WIDGET_NBA'),
  nfl: env('VITE_WIDGET_NFL'),
  nhl: env('VITE_WIDGET_NHL'),
  ncaaf: env('VITE_WIDGET_NCAAF'),
  // Set to 1 for a provider that does: only then can a page see that its host is out of reach, for
  // browsers fire `load` all the same.
  postHeight: env('VITE_WIDGETS_POST_HEIGHT') === '1',
};
