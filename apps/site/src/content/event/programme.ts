import type { EventContent } from '@clubline/features';

/** What takes place on a day, one after the other from nine in the morning on: Arizona, UTC−7. */
const dayOf = (date: string, titles: readonly string[]) =>
  titles.map((title, index) => ({
    id: `${date}-${index + 1}@clubline`,
    title,
    start: `${date}T${String(9 + 2 * index).padStart(2, '0')}:00:00-07:00`,
    end: `${date}T${String(10 + 2 * index).padStart(2, '0')}:30:00-07:00`,
  }));

/** Sample content: the times are made up. Replace them to show real ones. */
export const programme: EventContent['programme'] = {
  place: 'Lake Havasu City, Arizona',
  sessions: [
    ...dayOf('2025-10-06', ['Novice Ski Lites', 'Junior Ski 10–12']),
    ...dayOf('2025-10-07', ['Amateur Runabout Stock', 'Women’s Ski Limited']),
    ...dayOf('2025-10-08', ['Pro Runabout Stock', 'Veterans Ski 40+', 'Vintage Two-Stroke']),
    ...dayOf('2025-10-09', ['Expert Ski Stock', 'Sport Spark']),
    ...dayOf('2025-10-10', ['Pro Freestyle', 'Amateur Ski Open']),
    ...dayOf('2025-10-11', ['Pro Women Ski GP', 'Pro Runabout 4-Stroke']),
    ...dayOf('2025-10-12', ['Pro Ski Grand Prix', 'Pro Runabout Grand Prix', 'Team Relay']),
  ],
};
