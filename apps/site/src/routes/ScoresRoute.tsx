import { RacerSearchDialog, ScoresScreen } from '@clubline/features';
import { event } from '../content/event';
import { widgetSources } from '../content/widgets';

export default function ScoresRoute() {
  return <ScoresScreen event={event} widgetSources={widgetSources} renderRacerSearch={(state) => <RacerSearchDialog {...state} />} />;
}
