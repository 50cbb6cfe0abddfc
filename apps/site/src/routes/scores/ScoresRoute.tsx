import { useState, type ComponentProps } from 'react';
import { RacerSearchDialog, readResultAddress, ScoresScreen } from '@clubline/features';
import { useLocation, useParams, useSearchParams, type Location } from 'react-router-dom';
import { isPlaceKept } from '../../navigation/isPlaceKept';
import { event } from '../../content/event';
import { widgetSources } from '../../content/widgets';

interface ScoresRouteProps {
  isForTeams?: boolean;
  /** The racer search lies over the scores. */
  isSearch?: boolean;
}

export default function ScoresRoute({ isForTeams = false, isSearch = false }: ScoresRouteProps) {
  const location = useLocation();
  const { league } = useParams();
  const [query] = useSearchParams();
  // Following the same link again makes a new location, and leads there again; what the reader
  // opened on the page changes the address alone, and going back from it leads nowhere.
  const [followed, setFollowed] = useState(() => followedFrom(location));
  if (followed.location !== location) {
    const isKept = isPlaceKept(location) || location.key === followed.key;
    setFollowed(isKept ? { ...followed, location } : followedFrom(location));
  }
  return (
    <ScoresScreen
      event={event}
      address={followed.address}
      room={followed.room}
      league={league as ComponentProps<typeof ScoresScreen>['league']}
      racerQuery={isSearch ? (query.get('q') ?? '') : null}
      isForTeams={isForTeams}
      widgetSources={widgetSources}
      renderRacerSearch={(state) => <RacerSearchDialog {...state} />}
    />
  );
}

/** What a link has led to: a result, and the live room beside it, where the address names them. */
function followedFrom(location: Location) {
  const roomId = new URLSearchParams(location.search).get('room');
  return {
    location,
    key: location.key,
    address: readResultAddress(location),
    room: roomId ? { roomId } : null,
  };
}
