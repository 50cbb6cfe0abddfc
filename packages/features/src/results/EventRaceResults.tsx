import { slugify } from '@clubline/contract';
import {
  BringIntoView,
  Button,
  Disclosure,
  downloadCsv,
  explainPlace,
  explainPlaceMessages,
  Icon,
  MotoMovement,
  Notice,
  ResultsTable,
  resultsTableMessages,
  ScoresBar,
  ScoresStack,
  type RaceRow,
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
  const copyLink = useCopyLink(texts);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const isShown = hiddenRanks.isShown(day.id, race.id);
  const table = useMemo(() => (isShown ? race : withoutRanks(race)), [isShown, race]);
  const labels = useTableLabels(isShown, texts);
  const explain = useExplain();
  const hrefForRider = useHrefForRider();
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
              hrefForRider={hrefForRider}
              markedBoat={markedBoat}
              labels={labels}
              {...(isShown && {
                explain,
                onDownload: (view) => downloadCsv(view, `${day.id}-${race.id}.csv`),
              })}
            />
            {isShown && <Movement race={race} texts={texts} />}
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

/** The sentences of a place in the person's language. */
function useExplain() {
  const whyText = useMessages({ name: 'explainPlace', texts: explainPlaceMessages });
  return useCallback<typeof explainPlace>(
    (row, motos) => explainPlace(row, motos, whyText),
    [whyText],
  );
}

/** The address of a rider's page; a name in another script has none. */
function useHrefForRider() {
  const { hrefFor } = useClubline();
  return useCallback(
    ({ rider }: RaceRow) => {
      const id = slugify(rider);
      return id ? hrefFor({ to: 'racer', id }) : undefined;
    },
    [hrefFor],
  );
}

/** Who gained and lost from moto to moto, made when somebody wants to see it. */
function Movement({ race, texts }: { race: EventRace; texts: ResultsTexts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure headingLevel={5} title={texts.movement} isOpen={isOpen} onOpenChange={setOpen}>
      {isOpen && <MotoMovement title={race.title} motoLabels={race.motoLabels} rows={race.rows} />}
    </Disclosure>
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
