import { isolate } from '../../primitives/messages/arabic';
import type { TextsOf } from '../../primitives/messages';
import type { resultCardMessages } from './messages';

export const resultCard: TextsOf<typeof resultCardMessages> = {
  boat: (boat) => `القارب ${isolate(boat)}`,
  place: (place) => `المركز ${place}`,
  noPlace: 'لا مركز',
  hidden: 'المركز مخفي',
  gold: 'ذهبية',
  silver: 'فضية',
  bronze: 'برونزية',
};
