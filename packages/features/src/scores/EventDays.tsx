import {
  AnalysisList,
  BringIntoView,
  Button,
  DaySection,
  Notice,
  ScoresStack,
  Switch,
} from '@clubline/ui';
import { useState } from 'react';
import type { ScoresCopy } from './copy';
import type { EventDay } from './eventContent.types';
import { EventRaceResults } from './EventRaceResults';
import { findResult } from './findResult';
import type { ResultAddress } from './resultAddress';
import { useHiddenPlaces } from './useHiddenPlaces';
import { usePinnedRiders } from './usePinnedRiders';
import { useUnfolded } from './useUnfolded';

interface EventDaysProps {
  days: readonly EventDay[];
  /** The result that a link leads to; a new object leads there again. */
  address: ResultAddress | null;
  texts: ScoresCopy;
}

/** The days of the event, folded, and in each its analysis and its races, folded too. */
export function EventDays({ days, address, texts }: EventDaysProps) {
  const pins = usePinnedRiders();
  const places = useHiddenPlaces();
  const found = address ? findResult({ days }, address) : null;
  const { isUnfolded, setUnfolded, visit } = useUnfolded(address, found);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  /** Only one place is led to: the first unknown part, else the innermost known one. */
  const leadsTo = found && (found.missing ?? (found.race ? 'race' : 'day'));
  const missing = found?.missing;
  return (
    <ScoresStack>
      <Switch
        isSelected={places.isHiding}
        onChange={places.setHiding}
        description={texts.hidePlacesNote}
      >
        {texts.hidePlaces}
      </Switch>
      {missing && (
        <BringIntoView occasion={visit}>
          <Notice tone="caution" icon="warning" title={texts.unknown[missing](found)}>
            {texts.unknownNote}
          </Notice>
        </BringIntoView>
      )}
      {days.map((day) => {
        const isShown = places.isShown(day.id);
        const isLinked = found?.day === day;
        return (
          <BringIntoView key={day.id} occasion={isLinked && leadsTo === 'day' ? visit : null}>
            <DaySection
              day={day.name}
              note={day.date}
              isExpanded={isUnfolded(day.id)}
              onExpandedChange={(isOpen) => setUnfolded(isOpen, day.id)}
            >
              <BringIntoView occasion={askedFor === day.id ? askedFor : null} align="nearest">
                {isShown ? (
                  <AnalysisList items={day.analysis} />
                ) : (
                  <Notice
                    icon="eye-off"
                    title={texts.analysisHidden}
                    action={
                      <Button
                        size="s"
                        onPress={() => {
                          setAskedFor(day.id);
                          places.show(day.id);
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
              <ScoresStack gap="s">
                {day.races.map((race) => {
                  const isLed = isLinked && found.race === race;
                  return (
                    <EventRaceResults
                      key={race.id}
                      day={day}
                      race={race}
                      isExpanded={isUnfolded(day.id, race.id)}
                      onExpandedChange={(isOpen) => setUnfolded(isOpen, day.id, race.id)}
                      markedBoat={isLed && found.row ? address?.boat : undefined}
                      occasion={isLed && leadsTo === 'race' ? visit : null}
                      places={places}
                      pins={pins}
                      texts={texts}
                    />
                  );
                })}
              </ScoresStack>
            </DaySection>
          </BringIntoView>
        );
      })}
    </ScoresStack>
  );
}
