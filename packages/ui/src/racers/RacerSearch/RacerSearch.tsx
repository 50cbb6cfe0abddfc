import { forwardRef, useCallback } from 'react';
import { useMessages, type Labels } from '../../primitives/messages';
import { PersonRow, SearchList, type SearchListProps } from '../../primitives/SearchList';
import { racerSearchMessages } from './messages';

/** A racer that matches the search. */
export interface RacerSearchResult {
  /** Unique in the list. */
  id: string;
  /** The racer's name. */
  name: string;
  /** Address of the portrait; without one the initials stand in. */
  image?: string | null;
  /** Where the racer is from; shown below the name. */
  origin?: string | null;
  /** Who built the boat; shown below the name. */
  boatManufacturers?: string | null;
}

export interface RacerSearchProps extends Omit<
  SearchListProps<RacerSearchResult>,
  'items' | 'renderRow' | 'text' | 'illustration' | 'rootRef'
> {
  /** Those who match, in the order they are shown. */
  racers: readonly RacerSearchResult[];
  /** Address of a racer's page. Rows are drawn again for another function, so keep it. */
  hrefFor: (racer: RacerSearchResult) => string;
  /** Called when a row is followed, before the link is: the place to close the overlay. */
  onSelect?: (racer: RacerSearchResult) => void;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof racerSearchMessages>;
}

/** Finding a racer by name; what an overlay holds. */
export const RacerSearch = forwardRef<HTMLDivElement, RacerSearchProps>(function RacerSearch(
  { racers, hrefFor, onSelect, labels, ...list },
  ref,
) {
  const text = useMessages(racerSearchMessages, labels);
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
    <SearchList
      rootRef={ref}
      {...list}
      items={racers}
      illustration="racers"
      text={text}
      renderRow={renderRow}
    />
  );
});
