import { ResultList, ScoresStack, SearchField } from '@clubline/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useClubline } from '../platform/provider';
import type { EventContent } from './eventContent.types';
import type { ResultsTexts } from './messages';
import { asListed, searchRiders } from './resultsByRider';
import type { HiddenRanks } from './useHiddenRanks';

/** So many are shown; whoever looks for more knows a longer word. */
const SHOWN_MAX = 24;

interface RiderSearchProps {
  days: EventContent['days'];
  hiddenRanks: HiddenRanks;
  texts: ResultsTexts;
}

/** Finds riders and boats on all days, open or not. */
export function RiderSearch({ days, hiddenRanks, texts }: RiderSearchProps) {
  const { hrefFor } = useClubline();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const found = useMemo(() => searchRiders(days, wanted), [days, wanted]);
  const shown = found.slice(0, SHOWN_MAX);
  return (
    <ScoresStack gap="small">
      <SearchField
        label={texts.findRider}
        placeholder={texts.findRider}
        value={query}
        onChange={setQuery}
      />
      <div role="status">
        {wanted.trim() !== '' &&
          (found.length > shown.length
            ? texts.ridersCut(shown.length, found.length)
            : texts.ridersFound(found.length))}
      </div>
      {shown.length > 0 && (
        <ResultList
          headingLevel={3}
          title={texts.ridersTitle}
          results={shown.map((one) => asListed(one, hrefFor, texts, hiddenRanks.isShown))}
        />
      )}
    </ScoresStack>
  );
}
