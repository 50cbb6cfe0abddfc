import { useCallback } from 'react';
import { useMessages } from '../MessagesProvider';
import { PersonRow, SearchList, type SearchListProps } from '../SearchList';
import { racerSearchCopy } from './copy';

export interface RacerSearchResult {
  id: string;
  name: string;
  image?: string | null;
  origin?: string | null;
  boatManufacturers?: string | null;
}

export interface RacerSearchProps extends Omit<
  SearchListProps<RacerSearchResult>,
  'items' | 'renderRow' | 'text' | 'illustration'
> {
  /** Those who match, in the order they are shown. */
  racers: readonly RacerSearchResult[];
  hrefFor: (racer: RacerSearchResult) => string;
  /** Called when a row is followed, before the link is: the place to close the overlay. */
  onSelect?: (racer: RacerSearchResult) => void;
  labels?: Partial<typeof racerSearchCopy>;
}

/** Finding a racer by name; what an overlay holds. */
export function RacerSearch({ racers, hrefFor, onSelect, labels, ...list }: RacerSearchProps) {
  const text = useMessages('racerSearch', racerSearchCopy, labels);
  const renderRow = useCallback(
    (racer: RacerSearchResult) => (
      <PersonRow
        href={hrefFor(racer)}
        name={racer.name}
        detail={[racer.origin, racer.boatManufacturers].filter(Boolean).join(' · ')}
        image={racer.image}
        onOpen={() => onSelect?.(racer)}
      />
    ),
    [hrefFor, onSelect],
  );
  return (
    <SearchList {...list} items={racers} illustration="racers" text={text} renderRow={renderRow} />
  );
}
