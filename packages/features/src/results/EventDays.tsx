import {
  AnalysisList,
  BringIntoView,
  Button,
  DaySection,
  Notice,
  ScoresStack,
  Switch,
} from '@clubline/ui';
import { useMemo, useState } from 'react';
import type { ResultsTexts } from './messages';
import type { EventDay } from './eventContent.types';
import { EventRaceResults } from './EventRaceResults';
import { findResult } from './findResult';
import { podiumsOf } from './glance/latestPodiums';
import { isLatestDay } from './glance/LatestResults';
import { Podiums } from './glance/Podiums';
import { RiderSearch } from './RiderSearch';
import type { ResultAddress } from './resultAddress';
import { useHiddenRanks, type HiddenRanks } from './useHiddenRanks';
import { usePinnedRiders } from './usePinnedRiders';
import { useOpenDays } from './useOpenDays';

interface EventDaysProps {
  days: readonly EventDay[];
  /** Language of what is written of them. */
  contentLang: string | undefined;
  /** The result that a link leads to; a new object leads there again. */
  address: ResultAddress | null;
  /** The day that is open at first, where no link leads elsewhere. */
  presentDayId: string | null;
  texts: ResultsTexts;
}

/**
 * The days of the event, folded but for the present one, and in each who won, its races, folded
 * too, and its analysis.
 */
export function EventDays({ days, contentLang, address, presentDayId, texts }: EventDaysProps) {
  const pins = usePinnedRiders();
  const hiddenRanks = useHiddenRanks();
  const found = address ? findResult({ days }, address) : null;
  const openDays = useOpenDays(address, found, presentDayId);
  const { linkKey } = openDays;
  /** Only one place is led to: the first unknown part, else the innermost known one. */
  const leadsTo = found && (found.missing ?? (found.race ? 'race' : 'day'));
  const missing = found?.missing;
  return (
    <ScoresStack>
      <Switch
        isSelected={hiddenRanks.isHiding}
        onChange={hiddenRanks.setHiding}
        description={texts.hidePlacesNote}
      >
        {texts.hidePlaces}
      </Switch>
      <RiderSearch days={days} hiddenRanks={hiddenRanks} texts={texts} />
      {missing && (
        <BringIntoView scrollKey={linkKey}>
          <Notice tone="warning" icon="warning" title={texts.unknown[missing](found)}>
            {texts.unknownNote}
          </Notice>
        </BringIntoView>
      )}
      {days.map((day) => {
        const isLinked = found?.day?.id === day.id;
        return (
          <BringIntoView key={day.id} scrollKey={isLinked && leadsTo === 'day' ? linkKey : null}>
            <DaySection
              day={day.name}
              note={day.date}
              isOpen={openDays.isOpen(day.id)}
              onOpenChange={(isOpen) => openDays.setOpen(isOpen, day.id)}
            >
              <DayPodiums {...{ days, day, isLinked, hiddenRanks, texts }} />
              <ScoresStack gap="small">
                {day.races.map((race) => {
                  const isLed = isLinked && found.race?.id === race.id;
                  return (
                    <EventRaceResults
                      key={race.id}
                      day={day}
                      race={race}
                      isOpen={openDays.isOpen(day.id, race.id)}
                      onOpenChange={(isOpen) => openDays.setOpen(isOpen, day.id, race.id)}
                      markedBoat={isLed && found.row ? address?.boat : undefined}
                      scrollKey={isLed && leadsTo === 'race' ? linkKey : null}
                      hiddenRanks={hiddenRanks}
                      pins={pins}
                      texts={texts}
                    />
                  );
                })}
              </ScoresStack>
              <DayAnalysis
                day={day}
                contentLang={contentLang}
                isShown={hiddenRanks.isShown(day.id)}
                onShow={() => hiddenRanks.show(day.id)}
                texts={texts}
              />
            </DaySection>
          </BringIntoView>
        );
      })}
    </ScoresStack>
  );
}

interface DayPodiumsProps extends Pick<EventDaysProps, 'days' | 'texts'> {
  day: EventDay;
  /** A link has led to the day, past what stands above all days. */
  isLinked: boolean;
  hiddenRanks: HiddenRanks;
}

/** Who won on a day, where the reader has not seen that above all days already. */
function DayPodiums({ days, day, isLinked, hiddenRanks, texts }: DayPodiumsProps) {
  const isSeen = !isLinked && isLatestDay(days, day);
  const podiums = useMemo(() => (isSeen ? [] : podiumsOf(day)), [isSeen, day]);
  if (podiums.length === 0) return null;
  return <Podiums {...{ day, podiums, hiddenRanks }} title={texts.podiums} headingLevel={4} />;
}

interface DayAnalysisProps {
  day: EventDay;
  contentLang: string | undefined;
  isShown: boolean;
  onShow: () => void;
  texts: ResultsTexts;
}

/** What is written of a day, or that it gives places away. */
function DayAnalysis({ day, contentLang, isShown, onShow, texts }: DayAnalysisProps) {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  return (
    <BringIntoView scrollKey={askedFor} align="nearest">
      {isShown ? (
        <AnalysisList items={day.analysis} shown={1} contentLang={contentLang} />
      ) : (
        <Notice
          icon="eye-off"
          title={texts.analysisHidden}
          action={
            <Button
              size="small"
              onPress={() => {
                setAskedFor(day.id);
                onShow();
              }}
            >
              {texts.showPlaces(day.name)}
            </Button>
          }
        >
          {texts.analysisHiddenNote}
        </Notice>
      )}
    </BringIntoView>
  );
}
