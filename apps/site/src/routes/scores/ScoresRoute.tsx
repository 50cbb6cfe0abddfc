import { useState, type ComponentProps } from 'react';
import { RacerSearchDialog, readResultAddress, ScoresScreen } from '@clubline/features';
import { useLocation, useParams } from 'react-router-dom';
import { isPlaceKept } from '../../navigation/isPlaceKept';
import { event } from '../../content/event';
import { widgetSources } from '../../content/widgets';

export default function ScoresRoute({ isForTeams = false }: { isForTeams?: boolean }) {
  const location = useLocation();
  const { league } = useParams();
  // Following the same link again makes a new location, and leads there again; what the reader
  // opened on the page changes the address alone.
  const [followed, setFollowed] = useState(() => ({
    location,
    address: readResultAddress(location),
  }));
  if (followed.location !== location)
    setFollowed({
      location,
      address: isPlaceKept(location) ? followed.address : readResultAddress(location),
    });
  return (
    <ScoresScreen
      event={event}
      address={followed.address}
      league={league as ComponentProps<typeof ScoresScreen>['league']}
      isForTeams={isForTeams}
      widgetSources={widgetSources}
      renderRacerSearch={(state) => <RacerSearchDialog {...state} />}
    />
  );
}
