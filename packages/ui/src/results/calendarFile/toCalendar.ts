/** Something that takes place, for a calendar. */
export interface CalendarEntry {
  /** Unlike any other of the file, and the same each time: a calendar renews what it has by it. */
  id: string;
  /** What takes place. */
  title: string;
  /** When it begins, in ISO 8601 with an offset: '2025-10-06T09:00:00-07:00'. */
  start: string;
  /** When it ends, likewise. */
  end: string;
  /** Where it takes place, in words. */
  place?: string | undefined;
}

/** What a line of a file may hold, in bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75;

const bytesOf = (letter: string) => {
  const code = letter.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Goes on in the next line, after a space, where a line would be too long; no letter is cut. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const more = bytesOf(letter);
    if (bytes + more > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += more;
  }
  return folded;
}

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    // Some calendars end a line at these, too.
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, String.raw`\n`)
    // A file may hold no other signs that nobody sees.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F\u007F]/g, '');

const utc = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/**
 * Entries as a file for calendars (iCalendar, RFC 5545). What has no readable times, or would end
 * before it begins, is left out.
 * @param madeAt in ms; a calendar keeps the latest of what it is given
 */
export function toCalendar(entries: readonly CalendarEntry[], madeAt: number): string {
  const lines = entries.flatMap(({ id, title, start, end, place }) => {
    const [begins, ends] = [Date.parse(start), Date.parse(end)];
    if (!(begins <= ends)) return [];
    return [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${utc(madeAt)}`,
      `DTSTART:${utc(begins)}`,
      `DTEND:${utc(ends)}`,
      `SUMMARY:${escaped(title)}`,
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      'END:VEVENT',
    ];
  });
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Clubline//EN', ...lines];
  return [...all, 'END:VCALENDAR', ''].map(fold).join('\r\n');
}
