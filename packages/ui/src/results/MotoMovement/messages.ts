import { defineMessages, type TextsOf } from '../../primitives/messages';
/** Every text of the movement from moto to moto. */
export const motoMovementMessages = defineMessages('motoMovement', {
  caption: (title: string) => `Places of ${title} from moto to moto`,
  rider: 'Rider',
  after: (moto: string) => `After ${moto}`,
  missing: '–',
  noPlace: 'no place yet',
  up: (count: number) => `up ${count}`,
  down: (count: number) => `down ${count}`,
});

export type MotoMovementTexts = TextsOf<typeof motoMovementMessages>;
