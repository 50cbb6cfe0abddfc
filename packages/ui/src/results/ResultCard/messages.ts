import { defineMessages, type TextsOf } from '../../primitives/messages';
/** Every text of a result's card. */
export const resultCardMessages = defineMessages('resultCard', {
  boat: (boat: string) => `Boat ${boat}`,
  place: (place: number) => `Place ${place}`,
  noPlace: 'No place',
  hidden: 'Place hidden',
  gold: 'gold',
  silver: 'silver',
  bronze: 'bronze',
});

export type ResultCardTexts = TextsOf<typeof resultCardMessages>;
