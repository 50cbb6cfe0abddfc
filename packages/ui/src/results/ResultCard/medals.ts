import type { ResultCardTexts } from './messages';

const medals = ['gold', 'silver', 'bronze'] as const;

/** The medal of a place; none beyond the third. */
export const medalOf = (place: number) => medals[place - 1];

/** A place in words, with its medal. */
export function placeInWords(place: number, texts: ResultCardTexts): string {
  const medal = medalOf(place);
  return medal ? `${texts.place(place)}, ${texts[medal]}` : texts.place(place);
}
