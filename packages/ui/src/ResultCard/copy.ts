/** Every text of a result's card. */
export const resultCardCopy = {
  boat: (boat: string) => `Boat ${boat}`,
  place: (place: number) => `Place ${place}`,
  noPlace: 'No place',
  hidden: 'Place hidden',
  gold: 'gold',
  silver: 'silver',
  bronze: 'bronze',
};

export type ResultCardCopy = typeof resultCardCopy;
