import type { TextsOf } from '../../primitives/messages';
import type { resultCardMessages } from './messages';

export const resultCard: TextsOf<typeof resultCardMessages> = {
  boat: (boat) => `Barco ${boat}`,
  place: (place) => `Puesto ${place}`,
  noPlace: 'Sin puesto',
  hidden: 'Puesto oculto',
  gold: 'oro',
  silver: 'plata',
  bronze: 'bronce',
};
