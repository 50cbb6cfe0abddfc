/** What something that is looked for goes by. */
export interface Named<Item> {
  namesOf: (item: Item) => (string | undefined)[];
  /** Whether it is one's own, which comes first where a word of the name begins so. */
  isOwn?: (item: Item) => boolean;
}

/**
 * What was found in the order in which it is looked for: names in which a word begins with the
 * words, and of these one's own and then what begins with them; names that have them elsewhere; and
 * what has them in another text. Alike ones stay as they were.
 */
export function byNames<Item>(
  items: readonly Item[],
  words: string,
  { namesOf, isOwn = () => false }: Named<Item>,
): Item[] {
  const wanted = words.trim().replace(/^@/, '').toLocaleLowerCase();
  const rankOf = (item: Item) => {
    const places = namesOf(item).map((name) => placeIn(name?.toLocaleLowerCase() ?? '', wanted));
    const place = Math.min(...places);
    if (place > PLACES.wordBegins) return place;
    return isOwn(item) ? PLACES.nameBegins - 1 : place;
  };
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

const PLACES = { nameBegins: 0, wordBegins: 1, within: 2, nowhere: 3 } as const;

function placeIn(name: string, wanted: string): number {
  const at = name.indexOf(wanted);
  if (at === -1) return PLACES.nowhere;
  if (at === 0) return PLACES.nameBegins;
  // A word begins where there is neither a letter nor a digit before.
  const begins = name.split(wanted).slice(0, -1);
  return begins.some((before) => !/[\p{L}\p{N}\p{M}]$/u.test(before))
    ? PLACES.wordBegins
    : PLACES.within;
}
