import { useState, type ComponentProps } from 'react';
import { RacerSearchDialog, readResultAddress, ScoresScreen } from '@clubline/features';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
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
  const [followed, setFollowed] = useState(() => ({
    location,
    key: location.key,
    address: readResultAddress(location),
    room: roomIn(location),
  }));
  if (followed.location !== location) {
    const isKept = isPlaceKept(location) || location.key === followed.key;
    setFollowed(
      isKept
        ? { ...followed, location }
        : {
            location,
            key: location.key,
            address: readResultAddress(location),
            room: roomIn(location),
          },
    );
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

/** The live room that the address names. */
function roomIn({ search }: { search: string }) {
  const roomId = new URLSearchParams(search).get('room');
  return roomId ? { roomId } : null;
}
