import type { ScheduleDay } from './EventSchedule';

/** Two days as they are shown in Madrid. */
export const sampleDays: readonly ScheduleDay[] = [
  {
    id: 'monday',
    name: 'Monday 6 October',
    sessions: [
      {
        id: 'monday-1',
        title: 'Novice Ski Lites',
        start: '2025-10-06T09:00:00-07:00',
        time: '18:00–19:30',
      },
      {
        id: 'monday-2',
        title: 'Junior Ski 10–12',
        start: '2025-10-06T11:00:00-07:00',
        time: '20:00–21:30',
      },
    ],
  },
  {
    id: 'tuesday',
    name: 'Tuesday 7 October',
    sessions: [
      {
        id: 'tuesday-1',
        title: 'Women’s Ski Limited',
        start: '2025-10-07T09:00:00-07:00',
        time: '18:00–19:30',
      },
    ],
  },
];
