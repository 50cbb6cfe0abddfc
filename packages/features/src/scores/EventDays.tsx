import { AnalysisList, DaySection, Disclosure, ResultsTable, ScoresStack } from '@clubline/ui';
import type { EventDay } from './eventContent.types';
import { usePinnedRiders } from './usePinnedRiders';

/** The days of the event, folded, and in each its analysis and its races, folded too. */
export function EventDays({ days }: { days: readonly EventDay[] }) {
  const { pinned, togglePin } = usePinnedRiders();
  return (
    <ScoresStack>
      {days.map((day) => (
        <DaySection key={day.id} day={day.name} note={day.date}>
          <AnalysisList items={day.analysis} />
          <ScoresStack gap="s">
            {day.races.map((race) => (
              <Disclosure key={race.id} headingLevel={4} title={race.raceLabel ? `${race.raceLabel} · ${race.title}` : race.title}>
                <ResultsTable {...race} isSortable isExplained pinned={pinned} onTogglePin={togglePin} csvName={`${day.id}-${race.id}.csv`} />
              </Disclosure>
            ))}
          </ScoresStack>
        </DaySection>
      ))}
    </ScoresStack>
  );
}
