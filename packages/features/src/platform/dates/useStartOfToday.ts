import { usePresentUntil } from './usePresentUntil';

/** When a day begins, in ms, in the viewer's time zone: the one of this moment, or one after it. */
function startOfDay(at: number, daysLater = 0): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + daysLater).getTime();
}

/** When the viewer's day has begun, in ms, in their time zone; the next day is seen to begin. */
export const useStartOfToday = (): number =>
  startOfDay(usePresentUntil((now) => startOfDay(now, 1)));
