import { useMemo } from 'react';
import { useMessages } from '../../platform/messages';
import type { EventDay } from '../eventContent.types';
import { resultsMessages } from '../messages';

/**
 * The days of an event with their names, dates and numbers of races and motos in the language of
 * the page, as far as they are written as the content of events is.
 */
export function useEventDays(days: readonly EventDay[] | undefined): readonly EventDay[] {
  const texts = useMessages(resultsMessages);
  return useMemo(
    () =>
      (days ?? []).map((day) => ({
        ...day,
        name: texts.dayName(day.name),
        date: texts.dayDate(day.date),
        races: day.races.map((race) => ({
          ...race,
          ...(race.raceLabel && {
            raceLabel: race.raceLabel.replace(/^Race (\d+)$/, (_, number: string) =>
              texts.raceNumber(number),
            ),
          }),
          motoLabels: race.motoLabels.map((label) =>
            label.replace(/^Moto (\d+)$/, (_, number: string) => texts.motoNumber(number)),
          ),
        })),
      })),
    [days, texts],
  );
}
