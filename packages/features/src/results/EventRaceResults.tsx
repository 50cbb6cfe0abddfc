import {
  BringIntoView,
  Button,
  Disclosure,
  downloadCsv,
  explainPlace,
  explainPlaceMessages,
  Icon,
  Notice,
  ResultsTable,
  resultsTableMessages,
  ScoresBar,
  ScoresStack,
} from '@clubline/ui';
import { useCallback, useMemo, useState } from 'react';
import { useMessages } from '../platform/messages';
import { useClubline } from '../platform/provider';
import type { ResultsTexts } from './messages';
import type { EventDay, EventRace } from './eventContent.types';
import { boatOf, raceName, withoutRanks } from './findResult';
import { useCopyLink } from './useCopyLink';
import type { HiddenRanks } from './useHiddenRanks';
import type { PinnedRiders } from './usePinnedRiders';

interface EventRaceResultsProps {
  day: EventDay;
  race: EventRace;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The boat that a link has led to. */
  markedBoat: string | undefined;
  /** Changes whenever a link leads to this race. */
  scrollKey: string | null;
  hiddenRanks: HiddenRanks;
  pins: PinnedRiders;
  texts: ResultsTexts;
}

/** One race, folded, with its places where they may be seen. */
export function EventRaceResults({
  day,
  race,
  isOpen,
  onOpenChange,
  markedBoat,
  scrollKey,
  hiddenRanks,
  pins,
  texts,
}: EventRaceResultsProps) {
  const { hrefFor } = useClubline();
  const whyText = useMessages({ name: 'explainPlace', texts: explainPlaceMessages });
  const copyLink = useCopyLink(texts);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const isShown = hiddenRanks.isShown(day.id, race.id);
  const table = useMemo(() => (isShown ? race : withoutRanks(race)), [isShown, race]);
  const labels = useTableLabels(isShown, texts);
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
    <BringIntoView scrollKey={scrollKey}>
      <Disclosure
        headingLevel={4}
        title={raceName(race)}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <BringIntoView scrollKey={askedFor} align="nearest">
          <ScoresStack gap="small">
            {!isShown && (
              <RanksHidden
                race={race}
                onShow={() => {
                  setAskedFor('shown');
                  hiddenRanks.show(day.id, race.id);
                }}
                texts={texts}
              />
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
                size="small"
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

/** The texts of the table, which says where places are left out. */
function useTableLabels(isShown: boolean, texts: ResultsTexts) {
  const own = useMessages({ name: 'resultsTable', texts: resultsTableMessages });
  return useMemo(() => (isShown ? own : { ...own, ...texts.hiddenCells }), [isShown, own, texts]);
}

interface RanksHiddenProps {
  race: EventRace;
  onShow: () => void;
  texts: ResultsTexts;
}

/** Says that places are left out, and offers them. */
function RanksHidden({ race, onShow, texts }: RanksHiddenProps) {
  return (
    <Notice
      icon="eye-off"
      title={texts.placesHidden}
      action={
        <Button size="small" onPress={onShow}>
          {texts.showPlaces(raceName(race))}
        </Button>
      }
    >
      {texts.placesHiddenNote}
    </Notice>
  );
}
