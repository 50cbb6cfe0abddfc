import type { Write, WriteBeginning } from './writes.types';

/** What was stored before this long ahead of the sending is older; servers have several clocks. */
const SERVER_TOLERANCE_MS = 5_000;
/** The clock of somebody's machine is trusted less. */
const CLIENT_TOLERANCE_MS = 120_000;

const BEFORE_ALL = '1970-01-01T00:00:00.000Z';

/** Something in a list on the server; `createdAt` is ISO 8601 by the server's clock. */
export interface Dated {
  id: string;
  createdAt: string;
}

/** The letters and digits, which stay when a server escapes or tidies up a text. */
const wordsOf = (text: string) => text.replace(/&#?\w+;|[^\p{L}\p{N}]/gu, '') || text;

/** Whether two texts say the same, as written and as a server gives it back. */
export const hasSameWords = (a: string, b: string): boolean => wordsOf(a) === wordsOf(b);

/**
 * What is to be remembered of a list as a sending begins; undefined for one that is not known. A
 * single date that is still to come by this machine's clock, `now` in ms, is not the server's time;
 * where all of them are, this clock is slow.
 */
export function beginAmong<Item extends Dated>(
  items: readonly Item[] | undefined,
  isAlike: (item: Item) => boolean,
  now: number = Date.now(),
): WriteBeginning {
  const dates = items?.map(({ createdAt }) => createdAt);
  const past = dates?.filter((date) => !(Date.parse(date) > now + CLIENT_TOLERANCE_MS));
  const newest = (past?.length ? past : dates)?.reduce((a, b) => (b > a ? b : a), '');
  return {
    // Everything is newer than an empty list.
    since: newest === '' ? BEFORE_ALL : (newest ?? null),
    seen: items?.filter(isAlike).map(({ id }) => id) ?? [],
  };
}

/**
 * The one among these that a write has made: alike, newer than its sending, and not seen before.
 * The oldest of several.
 */
export function findOwnWrite<Item extends Dated>(
  items: readonly Item[],
  { since, seen, writtenAt, isAttempted }: Write,
  isAlike: (item: Item) => boolean,
): Item | null {
  if (!isAttempted) return null;
  const floor =
    since === null ? writtenAt - CLIENT_TOLERANCE_MS : Date.parse(since) - SERVER_TOLERANCE_MS;
  const found = items.filter(
    (item) => !seen.includes(item.id) && !(Date.parse(item.createdAt) < floor) && isAlike(item),
  );
  return found.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0] ?? null;
}

/**
 * Whether another one says the same. What either of them has made is not to be told apart by
 * looking; a server that takes ids can be asked by sending again.
 */
export function hasTwin({ id, content }: Write, writes: readonly Write[]): boolean {
  const text = JSON.stringify(content);
  return writes.some((other) => other.id !== id && JSON.stringify(other.content) === text);
}
