import { AnalysisList, DaySection, Disclosure, ResultsTable } from '@clubline/ui';
import type { EventDay } from './eventContent.types';
import * as styles from './ScoresScreen.css';
import { usePinnedRiders } from './usePinnedRiders';

/** The days of the event, folded, and in each its analysis and its races, folded too. */
export function EventDays({ days }: { days: readonly EventDay[] }) {
  const { pinned, togglePin } = usePinnedRiders();
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <DaySection key={day.id} day={day.name} note={day.date}>
          <AnalysisList items={day.analysis} />
          <div className={styles.races}>
            {day.races.map((race) => (
              <Disclosure key={race.id} headingLevel={4} title={race.raceLabel ? `${race.raceLabel} · ${race.title}` : race.title}>
                <ResultsTable {...race} isSortable isExplained pinned={pinned} onTogglePin={togglePin} csvName={`${day.id}-${race.id}.csv`} />
              </Disclosure>
            ))}
          </div>
        </DaySection>
      ))}
    </div>
  );
}
