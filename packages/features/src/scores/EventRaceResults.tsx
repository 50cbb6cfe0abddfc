import {
  BringIntoView,
  Button,
  Disclosure,
  downloadCsv,
  explainPlace,
  explainPlaceCopy,
  Icon,
  Notice,
  ResultsTable,
  resultsTableCopy,
  ScoresBar,
  ScoresStack,
  useMessages as useUiMessages,
} from '@clubline/ui';
import { useCallback, useMemo, useState } from 'react';
import { useClubline } from '../provider';
import type { ScoresCopy } from './copy';
import type { EventDay, EventRace } from './eventContent.types';
import { boatOf, raceName, withoutPlaces } from './findResult';
import { useCopyLink } from './useCopyLink';
import type { HiddenPlaces } from './useHiddenPlaces';
import type { PinnedRiders } from './usePinnedRiders';

interface EventRaceResultsProps {
  day: EventDay;
  race: EventRace;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  /** The boat that a link has led to. */
  markedBoat: string | undefined;
  /** Changes whenever a link leads to this race. */
  occasion: string | null;
  places: HiddenPlaces;
  pins: PinnedRiders;
  texts: ScoresCopy;
}

/** One race, folded, with its places where they may be seen. */
export function EventRaceResults({
  day,
  race,
  isExpanded,
  onExpandedChange,
  markedBoat,
  occasion,
  places,
  pins,
  texts,
}: EventRaceResultsProps) {
  const { hrefFor } = useClubline();
  const tableText = useUiMessages('resultsTable', resultsTableCopy);
  const whyText = useUiMessages('explainPlace', explainPlaceCopy);
  const copyLink = useCopyLink(texts);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const isShown = places.isShown(day.id, race.id);
  const table = useMemo(() => (isShown ? race : withoutPlaces(race)), [isShown, race]);
  const labels = useMemo(
    () => (isShown ? tableText : { ...tableText, ...texts.hiddenCells }),
    [isShown, tableText, texts],
  );
  const explain = useCallback<typeof explainPlace>(
    (row, motos) => explainPlace(row, motos, whyText),
    [whyText],
  );
  const marked = race.rows.find((row) => markedBoat !== undefined && boatOf(row) === markedBoat);
  const href = hrefFor({
    to: 'result',
    day: day.id,
    race: race.id,
    ...(marked && { boat: boatOf(marked) }),
  });
  return (
    <BringIntoView occasion={occasion}>
      <Disclosure
        headingLevel={4}
        title={raceName(race)}
        isExpanded={isExpanded}
        onExpandedChange={onExpandedChange}
      >
        <BringIntoView occasion={askedFor} align="nearest">
          <ScoresStack gap="s">
            {!isShown && (
              <Notice
                icon="eye-off"
                title={texts.placesHidden}
                action={
                  <Button
                    size="s"
                    onPress={() => {
                      setAskedFor('shown');
                      places.show(day.id, race.id);
                    }}
                  >
                    {texts.showPlaces(raceName(race))}
                  </Button>
                }
              >
                {texts.placesHiddenNote}
              </Notice>
            )}
            <ResultsTable
              {...table}
              isSortable={isShown}
              pinned={pins.pinned}
              onTogglePin={pins.togglePin}
              hrefForBoat={(boat) => hrefFor({ to: 'result', day: day.id, race: race.id, boat })}
              markedBoat={markedBoat}
              labels={labels}
              {...(isShown && {
                explain,
                onDownload: (view) => downloadCsv(view, `${day.id}-${race.id}.csv`),
              })}
            />
            <ScoresBar>
              <Button
                variant="quiet"
                size="s"
                icon={<Icon name="link" size={16} />}
                onPress={({ target }) => void copyLink(href, target)}
              >
                {marked ? texts.copyRowLink(marked.rider) : texts.copyRaceLink(race.title)}
              </Button>
            </ScoresBar>
          </ScoresStack>
        </BringIntoView>
      </Disclosure>
    </BringIntoView>
  );
}
