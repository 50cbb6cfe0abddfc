export { downloadCalendar } from './downloadCalendar';
export type { CalendarEntry } from './toCalendar';
