import { saveFile } from '../saveFile';
import { toCalendar, type CalendarEntry } from './toCalendar';

/** Hands the person a file that adds these entries to their calendar. */
export function downloadCalendar(
  entries: readonly CalendarEntry[],
  fileName: string,
  madeAt: number,
): void {
  saveFile(toCalendar(entries, madeAt), 'text/calendar;charset=utf-8', fileName);
}
