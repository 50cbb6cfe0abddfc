import { useMemo } from 'react';
import { RacerSearchDialog, readResultAddress, ScoresScreen } from '@clubline/features';
import { useLocation } from 'react-router-dom';
import { event } from '../../content/event';
import { widgetSources } from '../../content/widgets';

export default function ScoresRoute({ isForTeams = false }: { isForTeams?: boolean }) {
  const location = useLocation();
  // Following the same link again makes a new location, and leads there again.
  const address = useMemo(() => readResultAddress(location), [location]);
  return (
    <ScoresScreen
      event={event}
      address={address}
      isForTeams={isForTeams}
      widgetSources={widgetSources}
      renderRacerSearch={(state) => <RacerSearchDialog {...state} />}
    />
  );
}
