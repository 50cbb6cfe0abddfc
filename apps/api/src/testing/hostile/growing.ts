import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Context } from '../../context';
import { newId } from '../../db/ids';
import type { Tables } from '../../db/tables';
import type { Person } from '../people';

/** More than a list answers that is asked for no number of rows, people aside. */
export const ROWS = 520;
/** Rows of one statement: of long texts, which an index of their letters takes its time for. */
const CHUNK = 10;

const randomly = (length: number, first: number, count: number): string =>
  randomBytes(length * 2).reduce(
    (text, byte, at, bytes) =>
      at % 2 === 0
        ? text + String.fromCharCode(first + ((byte * 256 + bytes[at + 1]!) % count))
        : text,
    '',
  );

/** Texts that are long to send, to write down and to compress. */
const KINDS = [
  (length: number) => randomly(length, 48, 74),
  (length: number) => randomly(length, 0x4e00, 20_000),
  // Each is six signs in JSON.
  (length: number) => `a${'\u0001'.repeat(length - 1)}`,
];

/** A text of the length that the kind of row `n` has. */
export const longText = (length: number, n: number): string => KINDS[n % KINDS.length]!(length);

export type Grow = ReturnType<typeof growing>;

/** What fills tables with what `person` may write. */
export function growing({ db }: Context, { id: userId }: Person) {
  let minute = 0;
  return {
    userId,
    /** Later with each call. */
    time: () => new Date(Date.UTC(2024, 0, 1) + 60_000 * (minute += 1)).toISOString(),
    /** Stores as many rows as `make` is asked for; gives back their ids. */
    async rows<Table extends keyof Tables & string>(
      table: Table,
      make: (id: string, n: number) => Insertable<Tables[Table]>,
      count = ROWS,
    ): Promise<string[]> {
      const ids = Array.from({ length: count }, () => newId());
      for (let from = 0; from < count; from += CHUNK) {
        const values = ids.slice(from, from + CHUNK).map((id, n) => make(id, from + n));
        await db
          .insertInto(table)
          .values(values as never)
          .execute();
      }
      return ids;
    },
  };
}
