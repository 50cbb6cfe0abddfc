import { readRoute, routes } from '../platform/routes';

/** Where a result stands: a day, one of its classes, and a boat in it. */
export interface ResultAddress {
  /** The `id` of the day. */
  day: string;
  /** The `id` of the race; without it the whole day is meant. */
  race?: string;
  /** The number on the boat; without it the whole race is meant. */
  boat?: string;
}

/**
 * The result that an address of the scores names: `/scores/aqua/<day>?race=…#boat`, or as it was
 * written before days had paths, `/scores?day=…&race=…#boat`. Null when it names none.
 */
export function readResultAddress({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): ResultAddress | null {
  const route = readRoute(pathname + search + hash);
  if (route?.to === 'result') {
    const { day, race, boat } = route;
    return { day, ...(race && { race, ...(boat && { boat }) }) };
  }
  if (route?.to !== 'scores') return null;
  const query = new URLSearchParams(search);
  const day = query.get('day');
  const race = query.get('race');
  const boat = decoded(hash.replace(/^#/, ''));
  return day ? { day, ...(race && { race, ...(boat && { boat }) }) } : null;
}

/** Signs behind an address that are the sentence's, not its own. */
const SENTENCE_ENDS = ".,;:!?…)]’'";

/** An address without the end of the sentence, read from behind: each sign is looked at once. */
function withoutSentenceEnd(written: string): string {
  let end = written.length;
  while (end > 0 && SENTENCE_ENDS.includes(written.charAt(end - 1))) end -= 1;
  return written.slice(0, end);
}

/**
 * The results named in what somebody wrote by addresses of this site's own page of scores; each
 * once, in their order.
 */
export function resultAddressesIn(
  text: string,
  scoresUrl: string,
): { href: string; address: ResultAddress }[] {
  const found = new Map<string, { href: string; address: ResultAddress }>();
  const page = new URL(scoresUrl);
  for (const [written] of text.matchAll(/https?:\/\/[^\s<>"“”]+/g)) {
    const url = parsed(withoutSentenceEnd(written));
    if (!url || url.origin !== page.origin || !url.pathname.startsWith(page.pathname)) continue;
    const { search, hash } = url;
    const pathname = routes.scores.path + url.pathname.slice(page.pathname.length);
    const address = readResultAddress({ pathname, search, hash });
    const href = url.pathname + search + hash;
    if (address?.boat) found.set(href, { href, address });
  }
  return [...found.values()];
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
